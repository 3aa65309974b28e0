import { Badge } from '@chakra-ui/react/badge';
import { Card } from '@chakra-ui/react/card';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden, visuallyHiddenStyle } from '@chakra-ui/react/visually-hidden';
import type { Course, FindResultInput } from '@institute/sdk';
import { type CsvColumn, toCsv } from '@institute/sdk/csv';
import { useApi, useListCourses } from '@institute/sdk/react';
import { type RefObject, useRef } from 'react';
import { isNoCertificate } from '#documents/fetch-document.ts';
import { createQueue, isUnfinished, type QueueItem, type QueueRow, type RequestQueue } from '#lib/queue/queue.ts';
import { useQueue, useQuietMutation } from '#lib/queue/use-queue.ts';
import { saveFile } from '#lib/save-file.ts';
import { useStore } from '#lib/store.ts';
import * as certificates from '#text/certificates.ts';
import * as common from '#text/common.ts';
import * as heads from '#text/heads.ts';
import * as queueText from '#text/queue.ts';
import { Button } from '#ui/button.tsx';
import { CourseField } from '#ui/fields/course-field.tsx';
import { TextAreaField } from '#ui/fields/text-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/form-parts.tsx';
import { type FormValues, fieldError, type ParsedForm, requireFields } from '#ui/form/parse-form.ts';
import { TextLink } from '#ui/links.tsx';
import { BackLink } from '#ui/page/back-link.tsx';
import { PageBody, PageHeader } from '#ui/page/page.tsx';
import { ProgressBar } from '#ui/progress.tsx';
import { QueueButtons } from '#ui/queue-buttons.tsx';
import { RecordRow } from '#ui/record-row.tsx';
import { RetryButton } from '#ui/retry-button.tsx';
import { notInPath } from './lookup-search.ts';

export function CheckCertificatesPage() {
  const queue = useCheckQueue();
  const { items } = useStore(queue);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const courses = useListCourses().data?.courses;
  const check = (rows: readonly QueueRow<Check>[]) => {
    queue.stop();
    queue.remove(queue.get().items.map(({ id }) => id));
    queue.add(rows);
    queue.start();
  };
  return (
    <PageBody maxWidth="720px">
      <BackLink to="/view-result" label={heads.viewResult} />
      <PageHeader title={heads.checkCertificates} text={certificates.pasteMany} />
      <Card.Root>
        <Card.Body>
          <Form
            confirmLeave
            parse={(values) => parseChecks(values, courses)}
            onSubmit={async (rows) => check(rows)}
            draft={{ name: 'check-certificates' }}
            // On a phone the list is below the visible part of the page.
            onSuccess={() => requestAnimationFrame(() => headingRef.current?.focus())}
          >
            <Grid gap="5">
              <TextAreaField<Field>
                label={certificates.studentIds}
                name="ids"
                rows={6}
                hint={certificates.howToSeparate}
                spellCheck={false}
                required
              />
              <CourseField<Field> name="course" />
              <SubmitButton justifySelf={{ md: 'start' }}>{certificates.check}</SubmitButton>
            </Grid>
          </Form>
        </Card.Body>
      </Card.Root>
      {items.length > 0 && <Results {...{ queue, headingRef }} />}
    </PageBody>
  );
}

const maxIds = 50;

type Field = 'ids' | 'course';

/** Reads Student Ids as they are typed or copied, with the quotes of a CSV file and the invisible marks of a chat, each once, in whatever case. */
export function parseChecks(
  values: FormValues<Field>,
  courses: readonly Pick<Course, '_id' | 'title'>[] = [],
): ParsedForm<QueueRow<Check>[], Field> {
  const errors = requireFields(values, ['ids', 'course']);
  if (errors) return { errors };
  const words = values('ids').match(/[^\s,;"\u200b\p{Bidi_Control}]+/gu) ?? [];
  const ids = [...new Map(words.map((id) => [id.toUpperCase(), id])).values()];
  const wrong = ids.filter((id) => notInPath.test(id));
  if (wrong.length > 0) return fieldError('ids', certificates.notStudentIds(wrong.join(' ')));
  if (ids.length > maxIds) return fieldError('ids', certificates.tooMany(ids.length, maxIds));
  const courseId = values('course');
  const course = courses.find(({ _id }) => _id === courseId)?.title;
  return { input: ids.map((rollNo) => ({ id: rollNo, label: rollNo, values: { rollNo, courseId, course } })) };
}

interface Check extends FindResultInput {
  course: string | undefined;
  isFound?: boolean;
}

/** Milliseconds. */
const paceMs = 1000;

/** Looks up certificates, one after the other. */
function useCheckQueue() {
  const { api } = useApi();
  const findResult = useQuietMutation({
    mutationFn: ({ signal, ...input }: FindResultInput & { signal: AbortSignal }) => api.findResult(input, { signal }),
  });
  const createCheckQueue = () => createQueue<Check>({ concurrency: 1, paceMs, read: { offlineMessage: certificates.offline } });
  return useQueue(createCheckQueue, async ({ values }, signal) => {
    const { rollNo, courseId } = values;
    const capitals = rollNo.toUpperCase();
    try {
      await findResult({ rollNo, courseId, signal });
      return { status: 'sent', values: { ...values, isFound: true } };
    } catch (error) {
      if (!isNoCertificate(error)) throw error;
      if (rollNo !== capitals) return { status: 'waiting', values: { ...values, rollNo: capitals } };
      return { status: 'sent', values: { ...values, isFound: false } };
    }
  });
}

interface CheckStatus {
  label: string;
  colorPalette?: 'success' | 'warning';
}

const waiting: CheckStatus = { label: certificates.waiting };
const found: CheckStatus = { label: certificates.found, colorPalette: 'success' };
const notFound: CheckStatus = { label: certificates.notFound, colorPalette: 'warning' };
const failed: CheckStatus = { label: certificates.failed };

function getStatus(item: QueueItem<Check>): CheckStatus {
  if (isUnfinished(item)) return waiting;
  if (item.status !== 'sent') return failed;
  return item.values.isFound ? found : notFound;
}

const columns: readonly CsvColumn<QueueItem<Check>>[] = [
  [common.studentId, ({ values }) => values.rollNo],
  [common.course, ({ values }) => values.course],
  [common.status, (item) => getStatus(item).label],
];

function Results({ queue, headingRef }: { queue: RequestQueue<Check>; headingRef: RefObject<HTMLHeadingElement | null> }) {
  const { items, isPending, message } = useStore(queue);
  const count = (status: CheckStatus) => items.filter((item) => getStatus(item) === status).length;
  const [left, done] = [count(waiting), items.length - count(waiting)];
  const paused = message ? queueText.pausedBecause({ message, left }) : queueText.paused(left);
  const ended = left > 0 ? paused : certificates.finished(count(found), count(notFound), count(failed));
  const retry = () => {
    queue.retry(items.map(({ id }) => id));
    queue.start();
  };
  const download = () => saveFile(new Blob([toCsv(columns, items)], { type: 'text/csv;charset=utf-8' }), 'certificates.csv');
  return (
    <Grid as="section" aria-labelledby="checked" gap="4" mt="8">
      <Heading id="checked" ref={headingRef} tabIndex={-1} textStyle="lg">
        {certificates.progress(done, items.length)}
      </Heading>
      {left > 0 && <ProgressBar aria-labelledby="checked" value={done} max={items.length} />}
      {/* While the queue runs, a screen reader hears every tenth number. */}
      <Text role="status" css={isPending && !message ? visuallyHiddenStyle : undefined}>
        {isPending ? (message ?? certificates.progress(done - (done % 10), items.length)) : ended}
      </Text>
      {left > 0 && <QueueButtons {...{ queue, isPending }} fallbackFocusRef={headingRef} />}
      {left === 0 && count(failed) > 0 && <RetryButton fallbackFocusRef={headingRef} pending={false} onRetry={retry} />}
      <Card.Root>
        <Card.Body as="ul">
          {items.map((item) => {
            const { rollNo, courseId } = item.values;
            const status = getStatus(item);
            return (
              <RecordRow key={item.id} title={rollNo} facts={[]} status={<Badge colorPalette={status.colorPalette}>{status.label}</Badge>}>
                {status === found && (
                  <TextLink to="/view-result" search={{ roll_no: rollNo, course_id: courseId }} target="_blank" rel="noopener noreferrer">
                    {certificates.viewCertificate}
                    <VisuallyHidden>{` ${rollNo} ${common.opensInNewTab}`}</VisuallyHidden>
                  </TextLink>
                )}
              </RecordRow>
            );
          })}
        </Card.Body>
      </Card.Root>
      <Button variant="outline" justifySelf="start" onClick={download}>
        {common.downloadCsv}
      </Button>
    </Grid>
  );
}
