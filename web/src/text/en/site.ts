export const skipToContent = 'Skip to content';
export const contact = 'Contact';
export const storedAt = (moment: string) => `No connection. Courses and prices are as of ${moment}.`;

export const mainNavigation = 'Main';
export const menu = 'Menu';
export const openMenu = 'Open menu';
export const closeMenu = 'Close menu';
export const home = 'Home';
export const signIn = 'Sign In';
export const switchToDark = 'Use dark colours';
export const switchToLight = 'Use light colours';
export const account = 'Account:';
export const myAccount = 'My account';

export const footer = 'Footer';
export const whatWeTeach = 'Computer courses, skill courses and entrance coaching, taught in small batches close to home.';
export const institute = 'Institute';
export const support = 'Support';
export const policies = 'Policies';

export const mistypedOrMoved = 'The address may be mistyped, or the page may have moved.';
export const unexpectedError = 'Unexpected Application Error!';
export const savedDataIsSafe = 'Something went wrong on this page. Your saved data is safe.';
export const pageNotLoaded = 'This page could not be loaded';
export const offline = 'You seem to be offline. Try again when you are online.';
export const maybeUpdated = 'This page could not be loaded. The site may have just been updated. Please try again.';
