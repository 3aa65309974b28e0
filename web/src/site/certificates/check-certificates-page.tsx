import { type Course, type FindResultInput, isApiError } from '@institute/sdk';
import { type CsvColumn, toCsv } from '@institute/sdk/csv';
import { useApi, useListCourses } from '@institute/sdk/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isNoCertificate } from '#documents/fetch-document.ts';
import { useQuietMutation } from '#lib/bulk/use-bulk-run.ts';
import { retryAfterMessage } from '#lib/retry-after-message.ts';
import { saveFile } from '#lib/save-file.ts';
import * as bulk from '#text/bulk.ts';
import * as certificates from '#text/certificates.ts';
import * as text from '#text/check-certificates.ts';
import * as common from '#text/common.ts';
import * as heads from '#text/heads.ts';
import { opensInNewTab } from '#text/page.ts';
import { Box } from '#ui/box.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CourseField } from '#ui/fields/course-field.tsx';
import { TextAreaField } from '#ui/fields/text-field.tsx';
import { ActionBar } from '#ui/form/action-bar.tsx';
import { Form } from '#ui/form/form.tsx';
import { type FormValues, fieldError, type ParsedForm, requireFields } from '#ui/form/parse-form.ts';
import { TextLink } from '#ui/links.tsx';
import { PageBody, PageHeader } from '#ui/page/page.tsx';
import { ProgressBar } from '#ui/progress.tsx';
import { QueueButtons } from '#ui/queue-buttons.tsx';
import { RecordRow } from '#ui/records.tsx';
import { RetryButton } from '#ui/retry-button.tsx';
import { type RowStatus, Status } from '#ui/status.tsx';
import { notInPath } from './lookup-search.ts';

export function CheckCertificatesPage() {
  const run = useChecks();
  const courses = useListCourses().data?.courses;
  return (
    <PageBody narrow>
      <PageHeader title={heads.checkCertificates} text={text.pasteMany} />
      <Card>
        <Form
          confirmLeave
          parse={(values) => parseChecks(values, courses)}
          onSubmit={async (checks) => run.check(checks)}
          draft={{ name: 'check-certificates' }}
          // On a phone the list is below the visible part of the page.
          onSuccess={() => requestAnimationFrame(() => run.headingRef.current?.focus())}
        >
          <Box display="grid" gap="5">
            <TextAreaField label={text.studentIds} name="ids" rows={6} hint={text.howToSeparate} spellCheck={false} required />
            <CourseField name="course" />
          </Box>
          <ActionBar submitLabel={text.check} />
        </Form>
      </Card>
      {run.checks.length > 0 && <Results run={run} />}
    </PageBody>
  );
}

const maxIds = 50;

/** Reads Student Ids as they are typed or copied, with the quotes of a CSV file and the invisible marks of a chat, each once, in whatever case. */
export function parseChecks(
  values: FormValues<'ids' | 'course'>,
  courses: readonly Pick<Course, '_id' | 'title'>[] = [],
): ParsedForm<Check[]> {
  const errors = requireFields(values, ['ids', 'course']);
  if (errors) return { errors };
  const words = values('ids').match(/[^\s,;"\u200b\p{Bidi_Control}]+/gu) ?? [];
  const ids = [...new Map(words.map((id) => [id.toUpperCase(), id])).values()];
  const wrong = ids.filter((id) => notInPath.test(id));
  if (wrong.length > 0) return fieldError('ids', text.notStudentIds(wrong.join(' ')));
  if (ids.length > maxIds) return fieldError('ids', text.tooMany(ids.length, maxIds));
  const courseId = values('course');
  const course = courses.find(({ _id }) => _id === courseId)?.title;
  return { input: ids.map((rollNo) => ({ rollNo, courseId, course, status: waiting })) };
}

interface Check extends FindResultInput {
  course: string | undefined;
  status: RowStatus;
}

const waiting: RowStatus = { value: 'waiting', label: text.waiting };
const found: RowStatus = { value: 'found', label: text.found, tone: 'success' };
const notFound: RowStatus = { value: 'not-found', label: text.notFound, tone: 'warning' };
const failed: RowStatus = { value: 'failed', label: text.failed };

/** Milliseconds before each lookup, so that a long list or a double click is no load for the server, and to the next try without a network. */
const paceMs = 1000;
const offlineMs = 5000;

type Run = { checks: readonly Check[]; isRunning: boolean; notice?: string; nextAt?: number };

/** Looks up certificates, one after the other. It changes nothing, so a pause aborts the lookup that is on its way. */
function useChecks() {
  const { api } = useApi();
  const findResult = useQuietMutation({
    mutationFn: ({ signal, ...input }: FindResultInput & { signal: AbortSignal }) => api.findResult(input, { signal }),
  });
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [run, setRun] = useState<Run>({ checks: [], isRunning: false });
  const next = run.isRunning ? run.checks.find(({ status }) => status === waiting) : undefined;
  const lookUp = useEffectEvent(async (check: Check, signal: AbortSignal) => {
    const { rollNo, courseId } = check;
    const capitals = rollNo.toUpperCase();
    const update = (changes: Partial<Check>) =>
      setRun({ checks: run.checks.map((other) => (other === check ? { ...check, ...changes } : other)), isRunning: true });
    try {
      await findResult({ rollNo, courseId, signal });
      if (!signal.aborted) update({ status: found });
    } catch (error) {
      if (signal.aborted) return;
      if (!navigator.onLine) return setRun({ ...run, notice: text.offline, nextAt: Date.now() + offlineMs });
      // The SDK has waited as long as a lookup may wait.
      if (isApiError(error) && error.status === 429)
        return setRun({ ...run, isRunning: false, notice: error.message + retryAfterMessage(error) });
      if (!isNoCertificate(error)) update({ status: failed });
      else update(rollNo === capitals ? { status: notFound } : { rollNo: capitals });
    }
  });
  useEffect(() => {
    if (!next) return;
    const controller = new AbortController();
    const timer = setTimeout(() => void lookUp(next, controller.signal), Math.max(paceMs, (run.nextAt ?? 0) - Date.now()));
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [run, next]);
  const check = (checks: readonly Check[]) => setRun({ checks, isRunning: true });
  const start = () => check(run.checks);
  const pause = () => setRun({ checks: run.checks, isRunning: false });
  const stop = () => setRun({ checks: run.checks.filter(({ status }) => status !== waiting), isRunning: false });
  return { ...run, isRunning: next !== undefined, headingRef, check, start, pause, stop };
}

const columns: readonly CsvColumn<Check>[] = [
  [common.studentId, ({ rollNo }) => rollNo],
  [common.course, ({ course }) => course],
  [common.status, ({ status }) => status.label],
];

function Results({ run }: { run: ReturnType<typeof useChecks> }) {
  const { checks, isRunning, notice, headingRef, check } = run;
  const count = (wanted: RowStatus) => checks.filter(({ status }) => status === wanted).length;
  const [left, done] = [count(waiting), checks.length - count(waiting)];
  const paused = notice ? bulk.pausedBecause({ notice, left }) : bulk.paused(left);
  const ended = left > 0 ? paused : text.finished(count(found), count(notFound), count(failed));
  const retry = () => check(checks.map((other) => (other.status === failed ? { ...other, status: waiting } : other)));
  const download = () => saveFile(new Blob([toCsv(columns, checks)], { type: 'text/csv;charset=utf-8' }), 'certificates.csv');
  return (
    <Box as="section" aria-labelledby="checked" display="grid" gap="4" mt="8">
      <Box as="h2" id="checked" ref={headingRef} tabIndex={-1} textStyle="lg">
        {text.progress(done, checks.length)}
      </Box>
      <ProgressBar aria-labelledby="checked" value={done} max={checks.length} />
      {/* While it runs, a screen reader hears every tenth number. */}
      <p role="status" className={isRunning && !notice ? 'sr-only' : undefined}>
        {isRunning ? (notice ?? text.progress(done - (done % 10), checks.length)) : ended}
      </p>
      {left > 0 && <QueueButtons queue={run} fallbackFocusRef={headingRef} />}
      {left === 0 && count(failed) > 0 && <RetryButton fallbackFocusRef={headingRef} pending={false} onRetry={retry} />}
      <Card as="ul">
        {checks.map(({ rollNo, courseId, status }) => (
          <RecordRow key={rollNo} title={rollNo} facts={[]} status={<Status tone={status.tone}>{status.label}</Status>}>
            {status === found && (
              <TextLink to="/view-result" search={{ roll_no: rollNo, course_id: courseId }} target="_blank" rel="noopener noreferrer">
                {certificates.viewCertificate}
                <span className="sr-only">{` ${rollNo} ${opensInNewTab}`}</span>
              </TextLink>
            )}
          </RecordRow>
        ))}
      </Card>
      <Button variant="outline" justifySelf="start" onClick={download}>
        {common.downloadCsv}
      </Button>
    </Box>
  );
}
