import type { Page } from '@playwright/test';

/** Answers the browser's own dialogs in turn, the last answer also all later ones; returns their messages. */
export function answerDialogs(page: Page, ...answers: ('accept' | 'dismiss')[]): string[] {
  const messages: string[] = [];
  page.on('dialog', (dialog) => {
    const answer = answers[messages.length] ?? answers.at(-1);
    messages.push(dialog.message());
    void (answer === 'accept' ? dialog.accept() : dialog.dismiss());
  });
  return messages;
}
