import { Alert } from '@chakra-ui/react/alert';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import type { Course, Student } from '@institute/sdk';
import { useListCourses, useListStudents } from '@institute/sdk/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { brand } from '#lib/brand.ts';
import { type Language, languages } from '#lib/languages.ts';
import { isPhone, whatsappUrl } from '#lib/phone-links.ts';
import { purchasedCourses } from '#lib/purchased-courses.ts';
import { browserStorage, persisted } from '#lib/storage.ts';
import { useGetUserId } from '#lib/user-id.ts';
import * as common from '#text/common.ts';
import * as forms from '#text/forms.ts';
import { folder as siteFolder } from '#text/language.ts';
import * as lists from '#text/lists.ts';
import * as text from '#text/messages.ts';
import { messageByWhatsapp } from '#text/messages.ts';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { Modal } from '#ui/dialog/dialogs.tsx';
import { ErrorState } from '#ui/empty-state.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextAreaField } from '#ui/fields/text-field.tsx';
import { type DraftValues, isDraftValues } from '#ui/form/draft.tsx';
import { TextLink } from '#ui/links.tsx';
import { NoTranslate } from '#ui/no-translate.tsx';
import { readCentreName } from '../records/sent-documents.ts';

type MessageKind = 'exam' | 'hallTicket' | 'result' | 'fees' | 'holiday' | 'timing' | 'own';

/** The facts that differ between students and exams: name, id, course, exam, date, time as 'HH:mm', and place. */
type Values = Readonly<Record<string, string>>;

/** What the operator writes in a template. A message with such a gap is not sent. */
const gap = '____';

/** Texts of messages, not of the website: a message may be in the other language, and a build has the texts of one language only. */
export const messages = {
  en: {
    words: {},
    exam: `Dear {name},\nYour exam for {course} ({exam}) is on {date} at {time}.\nPlace: {place}\nPlease come on time and bring your hall ticket.`,
    hallTicket: `Dear {name},\nYour hall ticket for {course} is ready. Please collect it from the centre.`,
    result: `Dear {name},\nYour result for {course} is out. To see it, enter your Student Id {id} at ${brand.url}/view-result`,
    fees: `Dear {name},\nYour fees for {course} are due. Please pay them at the centre by ${gap}. If you have paid already, thank you.`,
    holiday: `Dear {name},\nThe centre is closed on ${gap}. Classes go on from ${gap}.`,
    timing: `Dear {name},\nFrom ${gap} the time of your class is ${gap}.`,
    own: 'Dear {name},\n',
  },
  hi: {
    words: { name: 'नाम', id: 'आईडी', course: 'कोर्स', exam: 'परीक्षा', date: 'तारीख', time: 'समय', place: 'जगह' },
    exam: `नमस्ते {नाम} जी,\n{कोर्स} की आपकी परीक्षा ({परीक्षा}) {तारीख} को {समय} बजे है।\nजगह: {जगह}\nकृपया समय पर आएँ और अपना एडमिट कार्ड साथ लाएँ।`,
    hallTicket: `नमस्ते {नाम} जी,\n{कोर्स} का आपका एडमिट कार्ड तैयार है। कृपया उसे सेंटर से ले लें।`,
    result: `नमस्ते {नाम} जी,\n{कोर्स} का आपका रिज़ल्ट आ गया है। देखने के लिए ${brand.url}/hi/view-result पर अपनी स्टूडेंट आईडी {आईडी} डालें।`,
    fees: `नमस्ते {नाम} जी,\n{कोर्स} की आपकी फ़ीस बाकी है। कृपया ${gap} तक सेंटर पर जमा कर दें। अगर जमा कर चुके हैं, तो धन्यवाद।`,
    holiday: `नमस्ते {नाम} जी,\n${gap} को सेंटर बंद रहेगा। क्लास ${gap} से फिर लगेंगी।`,
    timing: `नमस्ते {नाम} जी,\n${gap} से आपकी क्लास का समय ${gap} होगा।`,
    own: 'नमस्ते {नाम} जी,\n',
  },
} satisfies Record<Language['folder'], Record<MessageKind, string> & { words: Values }>;

/** The values by their placeholders, such as '{name}'. */
export function byPlaceholder(values: Values, { folder, tag }: Language): ReadonlyMap<string, string> {
  const words: Values = messages[folder].words;
  const time = new Date(`2000-01-01T${values.time}Z`);
  const dayPeriod = folder === 'hi' ? 'short' : undefined;
  // Most messages have no time, and the first format of a language takes long to create.
  const format = () => new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', hour12: true, dayPeriod, timeZone: 'UTC' });
  const texts = Number.isNaN(time.valueOf()) ? values : { ...values, time: format().format(time) };
  return new Map(Object.entries(texts).map(([key, value]) => [`{${words[key] ?? key}}`, value || '-']));
}

/** Other words in braces stay, so that the preview shows them. */
export function fillIn(message: string, values: Values, language: Language): string {
  const texts = byPlaceholder(values, language);
  return message.replace(/\{[^{}]+\}/g, (word) => texts.get(word) ?? word);
}

export interface MessageDialogProps {
  /** Names the list in the storage. */
  list: string;
  /** The first is the default. */
  kinds: readonly [MessageKind, ...MessageKind[]];
  getRecipients: () => readonly Recipient[];
  /** The students of results have no phone numbers. More results follow, so the students who have a message stay known. */
  isOfResults?: boolean;
  onClose: () => void;
}

export interface Recipient {
  /** The id of the record, because a student may have several results. */
  id: string;
  student: Partial<Pick<Student, '_id' | 'fullName' | 'rollNo' | 'phone' | 'courses'>>;
  /** The course is by default the course of the student. */
  facts?: Values;
}

/** The message, and the link that sends it to the next student. */
export function MessageDialog({ list, kinds, getRecipients, isOfResults = false, onClose }: MessageDialogProps) {
  // The recipients at the moment when the dialog opens: the list may be fetched again.
  const [recipients] = useState(getRecipients);
  const needsCourses = recipients.some(({ facts }) => !facts);
  const students = useListStudents(undefined, { enabled: isOfResults });
  const courses = useListCourses(undefined, { enabled: needsCourses });
  const [users, catalog] = [students.data?.users, courses.data?.courses];
  const people = useMemo(() => recipients.map((recipient) => toPerson(recipient, users, catalog)), [recipients, users, catalog]);
  const getUserId = useGetUserId();
  const [signature] = useState(() => [readCentreName(getUserId()), brand.name].filter(Boolean).join(', '));
  // The typed messages by kind and language, and the students who have been sent the text `sent`.
  const stored = persisted({
    key: `institute.told.${list}`,
    area: browserStorage,
    parse: ({ values }) => (isDraftValues(values) ? { values } : undefined),
  });
  const [kept, setKept] = useState(() => stored.read(getUserId())?.values ?? {});
  const follow = useEffectEvent(() => setKept(stored.read(getUserId())?.values ?? kept));
  // A student who has been sent the message in another tab must not get it again.
  useEffect(() => {
    const handleStorage = () => follow();
    addEventListener('storage', handleStorage);
    return () => removeEventListener('storage', handleStorage);
  }, []);
  const options = languages.flatMap((language) => kinds.map((kind) => ({ value: `${kind}-${language.folder}`, kind, language })));
  const siteLanguage = languages.find(({ folder }) => folder === siteFolder) ?? languages[0];
  const { kind, language } = options.find(({ value }) => value === kept.option?.[0]) ?? { kind: kinds[0], language: siteLanguage };
  const key = `${kind}-${language.folder}`;
  const template = `${messages[language.folder][kind]}\n${signature}`;
  const message = kept[key]?.[0] ?? template;
  // A template has gaps for the operator, except what the students' records fill.
  const isWritten = message.trim() !== '' && !message.includes(gap) && !(kind === 'own' && message.trim() === template.trim());
  const getMarks = (values: DraftValues) => {
    const { done = [], skipped = [] }: DraftValues = values.sent?.[0] === message ? values : {};
    return { done, skipped };
  };
  const { done, skipped } = getMarks(kept);
  const reachable = people.filter(({ phone }) => isPhone(phone));
  const wrong = people.filter((person) => !reachable.includes(person));
  const left = reachable.filter(({ id }) => !done.includes(id));
  // Skipped students come last.
  const [next] = [...left].sort((a, b) => skipped.indexOf(a.id) - skipped.indexOf(b.id));
  const values = (next ?? people[0])?.values ?? {};
  const filled = fillIn(message, values, language);
  const change = (update: (latest: DraftValues) => DraftValues) => {
    // Another tab may have stored newer values, which are not in `kept` yet.
    const latest = stored.read(getUserId())?.values ?? kept;
    const values = { ...latest, ...update(latest) };
    setKept(values);
    stored.write(getUserId(), { values });
  };
  const mark = (field: keyof ReturnType<typeof getMarks>, id: string, isMarked = true) =>
    change((latest) => {
      const marks = getMarks(latest);
      const others = marks[field].filter((other) => other !== id);
      return { ...marks, sent: [message], [field]: isMarked ? [...others, id] : others };
    });
  const close = () => {
    // Removed only at the end, so that neither a reload nor another tab offers a student again. The next message is a new one.
    if (!isOfResults && left.length === 0) stored.remove();
    onClose();
  };
  const { data, isFetched, isFetching, refetch } = isOfResults ? students : courses;
  if ((isOfResults || needsCourses) && !data)
    return (
      <Modal title={messageByWhatsapp} onClose={onClose}>
        {isFetched ? <ErrorState text={lists.listNotLoaded} pending={isFetching} onRetry={() => void refetch()} /> : common.loading}
      </Modal>
    );
  const messageProps = { lang: language.tag, translate: 'no' } as const;
  return (
    <Modal title={messageByWhatsapp} onClose={close}>
      {wrong.length > 0 && (
        <Alert.Root status="warning" maxHeight="160px" overflowY="auto">
          <Alert.Content gap="0">
            <p>{text.wrongNumbers}</p>
            <ul>
              {wrong.map(({ id, studentId, name, phone }) => (
                <li key={id}>
                  <TextLink to="/franchise/students/$id" params={{ id: studentId }}>
                    {[name, phone].filter(Boolean).join(', ')}
                  </TextLink>
                </li>
              ))}
            </ul>
          </Alert.Content>
        </Alert.Root>
      )}
      {/* The details close when the first student is marked. */}
      <details open={!kept.sent}>
        <Box as="summary" fontWeight="600" cursor="pointer">
          {text.message}
        </Box>
        <Grid gap="4" pt="3">
          <SelectField
            label={text.template}
            placeholder={common.selectOne}
            options={options.map((option) => ({ value: option.value, label: text.kinds[option.kind], group: option.language.name }))}
            value={key}
            onChange={({ target: { value } }) => change(() => ({ option: [value] }))}
          />
          <TextAreaField
            lang={language.tag}
            label={text.text}
            rows={6}
            value={message}
            error={message.trim() ? undefined : forms.fieldRequired}
            onChange={({ target: { value } }) => change(() => ({ [key]: [value] }))}
          />
          <p>
            {text.replaced} <span {...messageProps}>{[...byPlaceholder(values, language).keys()].join(' ')}</span>
          </p>
        </Grid>
      </details>
      <p role="status">{isWritten || !next ? text.progress(reachable.length - left.length, reachable.length) : text.writeFirst}</p>
      {next && (
        <>
          <Flex wrap="wrap" gap="3">
            {isWritten ? (
              <ButtonAnchor
                // Each student has an own element, because the next student is rendered before the browser follows the link.
                key={next.id}
                ref={kept.sent && focusOnMount}
                data-focus-first={kept.sent && true}
                href={whatsappUrl(next.phone, filled)}
                target="_blank"
                rel="noopener noreferrer"
                colorPalette="accent"
                onClick={(event) => (event.detail > 1 ? event.preventDefault() : mark('done', next.id))}
              >
                {text.openWhatsappFor(next.name)}
              </ButtonAnchor>
            ) : (
              <Button colorPalette="accent" disabled>
                {text.openWhatsappFor(next.name)}
              </Button>
            )}
            <Button variant="outline" disabled={!isWritten} onClick={() => mark('skipped', next.id)}>
              {text.skip}
            </Button>
          </Flex>
          <Box p="3" bg="bg.subtle" borderRadius="md" whiteSpace="pre-wrap" overflowWrap="anywhere">
            <span {...messageProps}>{filled}</span>
          </Box>
        </>
      )}
      <Box as="ul" aria-label={common.students} px="3" maxHeight="240px" overflowY="auto" borderWidth="1px" borderRadius="md">
        {reachable.map(({ id, name }) => (
          <li key={id}>
            <Flex as="label" align="center" gap="3" minHeight="40px" css={checkboxStyles}>
              <input type="checkbox" checked={done.includes(id)} onChange={({ target }) => mark('done', id, target.checked)} />
              <NoTranslate>{name}</NoTranslate>
              {skipped.includes(id) && !done.includes(id) && text.skipped}
            </Flex>
          </li>
        ))}
      </Box>
      <Button
        ref={next ? undefined : focusOnMount}
        data-focus-first={!next || undefined}
        variant="outline"
        justifySelf="end"
        onClick={close}
      >
        {common.close}
      </Button>
    </Modal>
  );
}

/** A result may hold only one of the student's id and roll number. */
export function toPerson({ id, student, facts }: Recipient, users: readonly Student[] = [], catalog: readonly Course[] = []) {
  const found = users.find(({ _id }) => _id === student._id) ?? users.find(({ rollNo }) => rollNo && rollNo === student.rollNo);
  const { _id: studentId = '', fullName: name = '', rollNo = '', phone, courses = [] } = { ...student, ...found };
  const [course] = purchasedCourses(courses, catalog);
  return { id, studentId, name, phone, values: { name, id: rollNo, course: course?.title ?? '', ...facts } };
}

const checkboxStyles = { cursor: 'pointer', '& > input': { flex: '0 0 24px', height: '24px', accentColor: 'var(--color-brand-solid)' } };

/** A field keeps the focus while the user types, selects or ticks. */
function focusOnMount(element: HTMLElement | null) {
  if (!document.activeElement?.matches('input, select, textarea')) element?.focus();
}
