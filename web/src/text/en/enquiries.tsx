import type { ReactNode } from 'react';

export const askAbout = 'Ask about a course, batch, fee or certificate. You can write in Hindi or English.';
export const writeToUs = 'Write to us';
export const query = 'Ask Query';
export const sendQuery = 'Send Query';
export const querySent = 'Your query has been sent.';
export const queryReceived = 'Thank you. We have received your query.';
export const contactDirectly = 'Or contact us directly';
export const callUs = 'Call us';
export const emailUs = 'Email us';

export const whatsappNumber = 'Whatsapp No.';
export const privacy = (link: (label: string) => ReactNode) => <>How we use your data: {link('Privacy Policy')}.</>;
