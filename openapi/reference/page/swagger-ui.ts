import type { Spec } from '../../generator/spec.ts';

/** A base URL of the API that the reader can choose. */
export interface Server {
  url: string;
  description: string;
}

/** The document that Swagger UI shows. */
export interface Contract extends Spec {
  servers: Server[];
}

/** A request of Swagger UI: the options of `fetch`, and the function to call in its place. */
export interface SwaggerUiRequest extends RequestInit {
  url: string;
  userFetch?: (url: string, init: RequestInit) => Promise<Response>;
}

interface IncludeEmptyProps {
  isIncludedOptions: { shouldDispatchInit: boolean; defaultValue: boolean };
}

type IncludeEmpty = (props: IncludeEmptyProps) => unknown;

/** A plugin that wraps the checkbox 'Send empty value'. */
export type SwaggerUiPlugin = (system: { React: { createElement(type: IncludeEmpty, props: IncludeEmptyProps): unknown } }) => {
  wrapComponents: { ParameterIncludeEmpty: (Original: IncludeEmpty) => IncludeEmpty };
};

/** The options of Swagger UI that the page uses. */
export interface SwaggerUiOptions {
  spec: Contract;
  dom_id: string;
  deepLinking: boolean;
  /** Null disables the online validator. */
  validatorUrl: null;
  displayOperationId: boolean;
  showExtensions: boolean;
  docExpansion: 'list';
  defaultModelsExpandDepth: number;
  requestInterceptor: (request: SwaggerUiRequest) => SwaggerUiRequest;
  plugins: SwaggerUiPlugin[];
}

/** The members of a running Swagger UI that the page uses. */
export interface SwaggerUi {
  /** Sets the token of a security scheme. */
  preauthorizeApiKey(scheme: string, token: string): void;
  authActions: { logout(schemes: string[]): void };
  authSelectors: { authorized(): { getIn(path: string[]): unknown } };
  getStore(): { subscribe(listener: () => void): void };
}
