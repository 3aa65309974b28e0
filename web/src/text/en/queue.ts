interface Noun {
  singular: string;
  plural: string;
}

const rows = (count: number) => (count === 1 ? '1 row' : `${count} rows`);

export const offline = 'You are offline. Nothing more is sent until you press Continue.';
export const inAnotherTab = 'This list continues in another tab. Nothing is sent from here.';
export const maybeSentByOtherTab = 'Another tab may have sent this row.';
export const closedBeforeResponse = 'The page was closed before the response came.';
export const rowNotSent = 'This row could not be sent.';

export const send = ({ count, noun }: { count: number; noun: Noun }) => {
  if (count === 0) return `Send ${noun.plural}`;
  return count === 1 ? `Send 1 ${noun.singular}` : `Send ${count} ${noun.plural}`;
};
export const sending = (noun: Noun) => `Sending ${noun.plural}`;
export const statusSending = 'Sending';
export const statusSent = 'Sent';
export const statusRejected = 'Rejected';
export const statusExists = 'Already there';
export const statusUnknown = 'No response';

export const leaveUnsent = (noun: Noun) => `Some ${noun.plural} are not sent yet. Leave this page?`;
export const progress = ({ sent, total }: { sent: number; total: number }) => `${sent} of ${total} sent`;
export const progressBar = (noun: Noun) => `Sent ${noun.plural}`;
export const keepPageOpen = (noun: Noun) => `Sending ${noun.plural}. Keep this page open.`;
export const finishing = 'Finishing…';
export const paused = (left: number) => `Paused. ${rows(left)} left.`;
export const pausedBecause = ({ message, left }: { message: string; left: number }) => `${message} ${rows(left)} left.`;
export const nothingSentSince = (left: number) => `You had ${rows(left)} left. Nothing has been sent since.`;
export const allSent = ({ count, noun }: { count: number; noun: Noun }) => `${count} ${count === 1 ? noun.singular : noun.plural} sent.`;
export const someSent = ({ others, ...sent }: { count: number; noun: Noun; others: number }) =>
  `${allSent(sent)} Please check the other ${rows(others)}.`;
export const notStored = 'Your browser cannot save this list, so a reload would lose it. Please keep this page open until it is done.';
export const pause = 'Pause';
export const goOn = 'Continue';
export const stop = 'Stop';

export const rejected = (count: number) => `Rejected (${count})`;
export const exists = (count: number) => `Already there (${count})`;
export const lookBeforeSending = 'The server has this already. Check the list before sending again.';
export const unknown = (count: number) => `No response (${count})`;
export const checkBeforeSending = 'No response from the server. Check the list before sending again.';
export const sendAllAgain = 'Send all again';
export const removeAll = 'Remove all from list';
export const sendAgain = 'Send again';
export const sendRowAgain = (row: string) => `Send again: ${row}`;
export const remove = 'Remove from list';
export const removeRow = (row: string) => `Remove from list: ${row}`;
export const showSent = 'Show what was sent';
export const firstOf = ({ shown, total }: { shown: number; total: number }) => `These are the first ${shown} of ${total}.`;
export const goToList = (list: string) => `Go to ${list}`;
export const clearList = 'Clear list';

export const hint = 'Enter goes to the next row, Ctrl+End to the last cell. You can paste cells from a spreadsheet.';
export const undo = 'Undo';
/** The name of an input. */
export const cell = ({ column, row }: { column: string; row: string }) => `${column} of ${row}`;
export const pleaseCorrect = (groups: string) => `Please correct: ${groups}`;
export const rowNumber = (number: number | undefined) => `row ${number}`;
export const cellsFilled = (count: number) => (count === 1 ? '1 cell filled.' : `${count} cells filled.`);
export const someFilled = ({ filled, missed }: { filled: number; missed: number }) => `${cellsFilled(filled)} ${missed} did not fit.`;
