import { Alert } from '@chakra-ui/react/alert';
import type { Student, User } from '@institute/sdk';
import { useGetProfile, useListCourses, useListResults } from '@institute/sdk/react';
import { type ChangeEvent, useState } from 'react';
import { brand } from '#lib/brand.ts';
import { dashDate } from '#lib/dates.ts';
import { purchasedCourses } from '#lib/purchased-courses.ts';
import { fingerprint } from '#lib/storage.ts';
import * as common from '#text/common.ts';
import * as text from '#text/papers.ts';
import { letters } from '#text/students.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx';
import { parseNumber } from '#ui/form/parse-form.ts';
import { useUnsavedChanges } from '#ui/form/use-form.ts';
import { PrintDialog } from '#ui/print/print-dialog.tsx';
import { Switch } from '#ui/switch.tsx';
import { getPinCode } from '#ui/user-fields/parse-user-fields.ts';
import { Sheet } from '../papers/attendance-dialog.tsx';
import { readCentreName, sentDocuments } from '../records/sent-documents.ts';
import { filterOwn, studentCourseOptions, useOwnMarksheets } from '../records/student-state.ts';
import { useStudentStudies } from './student-studies.ts';

/** Letters about a student, to edit and to print. Nothing of them is sent, and only the name of the centre is stored. */
export function LettersDialog({ student, onClose }: { student: Student; onClose: () => void }) {
  const { _id: userId = '', ...operator }: Partial<User> = useGetProfile().data?.user ?? {};
  const catalog = useListCourses().data?.courses ?? [];
  const courses = studentCourseOptions(student, catalog);
  const [courseId, setCourseId] = useState(courses[0]?.value);
  const [name, setName] = useState('');
  const [values, setValues] = useState<Partial<Record<string, string>>>(() => ({
    centre: readCentreName(userId),
    address: [operator.village, operator.city, getPinCode(operator), operator.phone].filter(Boolean).join(', '),
    date: dashDate(new Date().toISOString()),
  }));
  const [printed, setPrinted] = useState(values);
  const [isCompleted, setIsCompleted] = useState(false);
  const isDirty = values !== printed;
  useUnsavedChanges(() => isDirty, text.willBeLost);
  const result = filterOwn(useListResults().data?.results, student).find(({ course, isActive }) => isActive && course?._id === courseId);
  const facts = {
    ...student,
    // The title and not the label of the option, which shows an id if there is no title.
    course: purchasedCourses(student.courses ?? [], catalog).find(({ id }) => id === courseId)?.title,
    batch: useStudentStudies(student).batch?.title,
    session: filterOwn(useOwnMarksheets().data?.marksheets, student).find(({ course }) => course?._id === courseId)?.session,
    grade: result?.grade,
    isCompleted: isCompleted || result !== undefined,
  };
  const body = values.body ?? text.templates[name]?.(facts);
  const amount = describeAmount(values.amount ?? '');
  const receipt = name === 'receipt' ? text.receipt : {};
  const select = (setValue: (value: string) => void) => (event: ChangeEvent<HTMLSelectElement>) => {
    if (values.body !== undefined && !window.confirm(text.willBeLost)) return;
    if (values.body !== undefined) setValues({ ...values, body: undefined });
    setIsCompleted(false);
    setValue(event.target.value);
  };
  const handlePrint = () => {
    const owner = fingerprint(userId);
    sentDocuments.write(owner, { ...sentDocuments.read(owner), centre: values.centre ?? '' });
    setPrinted(values);
  };
  const warning =
    name === 'receipt' ? text.unknownPayment : name === 'completion' && !result && text.noResult(!isCompleted && values.body === undefined);
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    setValues({ ...values, [target.name]: target.value });
  const options = Object.entries(text.templates).map(([value, write]) => ({ value, label: getHeading(write(facts)) }));
  const selectProps = { placeholder: common.selectOne, options: courses };
  const paper = body !== undefined && (
    <Sheet htmlTranslate="no" css={letterStyles}>
      <header>
        <h2>{values.centre || text.blank}</h2>
        <p>{[brand.name, values.address].filter(Boolean).join(' · ')}</p>
      </header>
      <p>{`${text.letterhead.date}: ${values.date || text.blank}`}</p>
      <h2>{getHeading(body)}</h2>
      <p>{body.slice(getHeading(body).length).trim()}</p>
      {Object.entries(receipt).map(([field, label]) => (
        <p key={field}>{`${label}: ${(field === 'amount' ? amount : values[field]) || text.blank}`}</p>
      ))}
      <footer>
        <span>{text.labels.seal}</span>
        <span>{text.labels.signature}</span>
      </footer>
    </Sheet>
  );
  return (
    <PrintDialog
      title={letters}
      label={text.labels.print}
      dismissible={!isDirty}
      paper={paper}
      onPrint={handlePrint}
      onClose={() => (!isDirty || window.confirm(text.willBeLost)) && onClose()}
    >
      <SelectField {...selectProps} label={text.labels.letter} options={options} value={name} onChange={select(setName)} />
      {courses.length > 1 && <SelectField {...selectProps} label={common.course} value={courseId} onChange={select(setCourseId)} />}
      <div role="status">
        {warning && (
          <Alert.Root status="warning">
            <Alert.Content>
              <p>{warning}</p>
              {/* A text that was edited stays as it is. */}
              {name === 'completion' && values.body === undefined && (
                <Switch label={text.hasCompleted} checked={isCompleted} onChange={({ target }) => setIsCompleted(target.checked)} />
              )}
            </Alert.Content>
          </Alert.Root>
        )}
      </div>
      {body !== undefined && (
        <>
          {Object.entries({ ...receipt, ...text.letterhead }).map(([field, label]) => (
            <TextField<string>
              key={field}
              {...{ name: field, label, maxLength: 200, autoComplete: 'off', onChange: handleChange }}
              hint={field === 'amount' ? amount || text.amountHint : undefined}
              value={values[field] ?? ''}
            />
          ))}
          <TextAreaField<string> label={text.labels.body} name="body" rows={10} value={body} onChange={handleChange} />
        </>
      )}
    </PrintDialog>
  );
}

const getHeading = (body: string) => body.split('\n', 1)[0] ?? '';

const letterStyles = {
  page: 'letter',
  // The padding applies to each sheet of a long letter.
  padding: '20mm',
  boxDecorationBreak: 'clone',
  fontSize: '13pt',
  '& header': { paddingBottom: '5mm', borderBottom: '0.5mm solid black', textAlign: 'center' },
  '& header > h2': { fontSize: '20pt' },
  '& header + p': { marginBlock: '5mm', textAlign: 'end' },
  '& > h2': { marginBlock: '10mm', textAlign: 'center' },
  '& > h2 ~ p': { marginBottom: '3mm', whiteSpace: 'pre-line' },
  '& > footer': { display: 'flex', justifyContent: 'space-between', marginTop: '35mm' },
};

const sizes = [10_000_000, 100_000, 1000, 100];

/** A whole number in the words of the Indian system: 'One Lakh Fifty Thousand'. */
export function numberInWords(count: number): string {
  const scale = sizes.findIndex((size) => count >= size);
  const size = sizes[scale];
  if (!size) return text.smallNumber(count);
  return [numberInWords(Math.floor(count / size)), text.scales[scale], count % size && numberInWords(count % size)]
    .filter(Boolean)
    .join(' ');
}

/** The printed form of a typed amount, in figures and words; '' if the amount is not a whole number of rupees. */
export function describeAmount(typed: string): string {
  const amount = parseNumber(typed) ?? 0;
  return Number.isSafeInteger(amount) && amount > 0 ? text.amount(amount.toLocaleString('en-IN'), numberInWords(amount)) : '';
}
