export const home = 'Home';
export const breadcrumb = 'Breadcrumb';
export const pleaseWait = 'Please wait';
export const loadingAccount = 'Loading your account...';
export const opensInNewTab = '(opens in a new tab)';
export const originalPrice = 'Original price:';
export const socialMedia = 'Social media';
