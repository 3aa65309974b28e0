import { brand } from '#lib/brand.ts';
import type { Language } from '#lib/languages.ts';

export type MessageKind = 'exam' | 'hallTicket' | 'result' | 'own';

/** What differs between students and exams: name, id, course, exam, date, time as 'HH:mm', and place. */
export type Values = Readonly<Record<string, string>>;

/** What is sent, not what the website says: a message may be in the other language, and a build has the texts of one. */
export const messages = {
  en: {
    words: {},
    exam: `Dear {name},\nYour exam for {course} ({exam}) is on {date} at {time}.\nPlace: {place}\nPlease come on time and bring your hall ticket.\n${brand.name}`,
    hallTicket: `Dear {name},\nYour hall ticket for {course} is ready. Please collect it from the centre.\n${brand.name}`,
    result: `Dear {name},\nYour result for {course} is out. To see it, enter your Student Id {id} at ${brand.url}/view-result\n${brand.name}`,
    own: `Dear {name},\n\n${brand.name}`,
  },
  hi: {
    words: { name: 'नाम', id: 'आईडी', course: 'कोर्स', exam: 'परीक्षा', date: 'तारीख', time: 'समय', place: 'जगह' },
    exam: `नमस्ते {नाम} जी,\n{कोर्स} की आपकी परीक्षा ({परीक्षा}) {तारीख} को {समय} बजे है।\nजगह: {जगह}\nकृपया समय पर आएँ और अपना एडमिट कार्ड साथ लाएँ।\n${brand.name}`,
    hallTicket: `नमस्ते {नाम} जी,\n{कोर्स} का आपका एडमिट कार्ड तैयार है। कृपया उसे सेंटर से ले लें।\n${brand.name}`,
    result: `नमस्ते {नाम} जी,\n{कोर्स} का आपका रिज़ल्ट आ गया है। देखने के लिए ${brand.url}/hi/view-result पर अपनी स्टूडेंट आईडी {आईडी} डालें।\n${brand.name}`,
    own: `नमस्ते {नाम} जी,\n\n${brand.name}`,
  },
} satisfies Record<Language['folder'], Record<MessageKind, string> & { words: Values }>;

/** The values by their placeholders, such as '{name}'. */
export function byPlaceholder(values: Values, { folder, tag }: Language): ReadonlyMap<string, string> {
  const words: Values = messages[folder].words;
  const time = new Date(`2000-01-01T${values.time}Z`);
  const dayPeriod = folder === 'hi' ? 'short' : undefined;
  const format = new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', hour12: true, dayPeriod, timeZone: 'UTC' });
  const texts = Number.isNaN(time.valueOf()) ? values : { ...values, time: format.format(time) };
  return new Map(Object.entries(texts).map(([key, value]) => [`{${words[key] ?? key}}`, value || '-']));
}

/** Other words in braces stay, so that the preview shows them. */
export function fillIn(message: string, values: Values, language: Language): string {
  const texts = byPlaceholder(values, language);
  return message.replace(/\{[^{}]+\}/g, (word) => texts.get(word) ?? word);
}
