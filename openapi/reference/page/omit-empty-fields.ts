import type { SwaggerUiPlugin } from './swagger-ui.ts';

/** Swagger UI sends an empty part for an optional file that is not chosen. This unchecks its 'Send empty value' to begin with. */
export const omitEmptyFields: SwaggerUiPlugin = ({ React }) => ({
  wrapComponents: {
    ParameterIncludeEmpty: (Original) => (props) =>
      React.createElement(Original, { ...props, isIncludedOptions: { ...props.isIncludedOptions, defaultValue: false } }),
  },
});
