/// <reference types="vite/client" />
/// <reference types="trusted-types" />

/** True if the build includes the mocks. A constant, so that the bundler drops the code of the mocks if it is false. */
declare const __MOCKS__: boolean;
/** `VITE_API_URL`; empty for `/v1` on the origin of the page. */
declare const __API_URL__: string;
/** The hosts of `VITE_PAYMENT_HOSTS`. */
declare const __PAYMENT_HOSTS__: readonly string[];
/** The hosts of `VITE_IMAGE_HOSTS` as sources of a content security policy; `https:` if there are none. */
declare const __IMAGE_SOURCES__: string;
