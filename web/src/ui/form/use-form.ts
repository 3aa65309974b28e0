import { type BlockerFn, useRouter } from '@tanstack/react-router';
import { createContext, type RefObject, useContext, useEffect, useEffectEvent, useRef } from 'react';

/** Confirms before the user leaves a page with unsaved changes, by navigating or by closing the tab. Search parameters may change. */
export function useUnsavedChanges(isDirty: () => boolean, question: string): void {
  const { history } = useRouter();
  const enableBeforeUnload = useEffectEvent(isDirty);
  const blockerFn: BlockerFn = useEffectEvent(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isDirty() && !window.confirm(question),
  );
  // web/docs/decisions.md says why this is not the router's `useBlocker`.
  useEffect(() => history.block({ blockerFn: (args) => blockerFn(args), enableBeforeUnload: () => enableBeforeUnload() }), [history]);
}

/** Focuses the first invalid field of a form or a part of it, after the next render. */
export function focusFirstInvalid(form: Element): void {
  requestAnimationFrame(() => firstInvalid(form)?.focus());
}

/** Focuses the first invalid field when there are new errors, unless the user has moved the focus out of the form. */
export function useFocusOnError(errors: object | undefined): RefObject<HTMLFormElement | null> {
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (errors && formRef.current && canTakeFocus(formRef.current)) firstInvalid(formRef.current)?.focus();
  }, [errors]);
  return formRef;
}

/** True if the focus is inside the form or nowhere, so moving it does not interrupt the user. */
export function canTakeFocus(form: Element | null): boolean {
  return document.activeElement === document.body || form?.contains(document.activeElement) === true;
}

function firstInvalid(form: Element): HTMLElement | null {
  return form.querySelector('[aria-invalid=true]');
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function focusNextBlank(field: Control): void {
  requestAnimationFrame(() => {
    const controls = [...(field.form?.elements ?? [])];
    controls
      .slice(controls.indexOf(field) + 1)
      .find(isBlankControl)
      ?.focus();
  });
}

function isBlankControl(element: Element): element is Control {
  const isControl = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some((type) => element instanceof type);
  return isControl && 'value' in element && element.value === '';
}

/** The name of the second submit button, as in 'Create and add another'. */
export const nextButtonName = 'next';

export function isNextButton(submitter: HTMLElement | null): boolean {
  return submitter?.getAttribute('name') === nextButtonName;
}

interface FormState {
  message: string | undefined;
  isPending: boolean;
  /** True if the second submit button has sent the pending submission. */
  isNext: boolean;
  isFinished: boolean;
}

export const noForm: FormState = { message: undefined, isPending: false, isNext: false, isFinished: false };

export const FormContext = createContext(noForm);

interface FieldErrors {
  /** The error of a field: from parsing the form, or else from the server. */
  getError: (field: string) => string | undefined;
  getServerError: (field: string) => string | undefined;
}

export const noFieldErrors: FieldErrors = { getError: () => undefined, getServerError: () => undefined };

/** Apart from the state of the form, so that the fields do not rerender while the form is sent. */
export const FieldErrorsContext = createContext(noFieldErrors);

export function useFieldError(field: string | undefined): string | undefined {
  const { getError } = useContext(FieldErrorsContext);
  return field === undefined ? undefined : getError(field);
}
