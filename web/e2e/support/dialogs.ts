import type { Page } from '@playwright/test';

/** Accepts or dismisses the browser's own dialogs in order; the last action also applies to later ones. Returns their messages. */
export function handleDialogs(page: Page, ...actions: ('accept' | 'dismiss')[]): string[] {
  const messages: string[] = [];
  page.on('dialog', (dialog) => {
    const action = actions[messages.length] ?? actions.at(-1);
    messages.push(dialog.message());
    void (action === 'accept' ? dialog.accept() : dialog.dismiss());
  });
  return messages;
}
