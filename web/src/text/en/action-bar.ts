/** What is done is a word such as 'graded'. */
export const progress = (done: number, total: number, label: string) => `${done} of ${total} ${label}`;
