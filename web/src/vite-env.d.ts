/** The in-browser mocks are part of this build; a constant, so that their code is dropped where they are not. */
declare const __MOCKS__: boolean;
/** `VITE_API_URL`, or empty for `/v1` on the page's own origin. */
declare const __API_URL__: string;
/** `VITE_PAYMENT_HOSTS` as it was written. */
declare const __PAYMENT_HOSTS__: string;
