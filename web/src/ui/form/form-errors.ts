import { createContext, useContext } from 'react';

/** The errors of a form, looked up by field name. */
export interface FormErrorsContextValue {
  /** The error of a field: from parsing the form, or else from the server. */
  getError: (field: string) => string | undefined;
  /** What the server reported for a field. */
  getServerError: (field: string) => string | undefined;
}

/** Provides the fields of a form with their errors. */
export const FormErrorsContext = createContext<FormErrorsContextValue | undefined>(undefined);

/** The error of the field with this name; undefined outside of a form with errors in context. */
export function useFieldError(field: string | undefined): string | undefined {
  const errors = useContext(FormErrorsContext);
  return field === undefined ? undefined : errors?.getError(field);
}

/** Like `useFieldError`, but only the server's error, not that from parsing the form. */
export function useServerFieldError(field: string): string | undefined {
  return useContext(FormErrorsContext)?.getServerError(field);
}
