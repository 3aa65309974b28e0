/** The name of the second submit button of a form. */
export const nextButtonName = 'next';

/** True for the second submit button of a form. */
export function isNextButton(submitter: HTMLElement | null): boolean {
  return submitter?.getAttribute('name') === nextButtonName;
}

/** Focuses the submit button of a form, or the second one, when the rest of the form is filled in. */
export function focusSubmitButton(form: HTMLFormElement, isNext: boolean): void {
  form.querySelector<HTMLElement>(isNext ? `[type=submit][name=${nextButtonName}]` : '[type=submit]')?.focus();
}
