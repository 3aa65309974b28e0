import { Card } from '@chakra-ui/react/card';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { List } from '@chakra-ui/react/list';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useListCourses } from '@institute/sdk/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isNoCertificate, useOpenCertificate } from '#documents/fetch-document.ts';
import { formValues } from '#lib/form-values.ts';
import { useOnceHydrated } from '#lib/hydration.tsx';
import { useSession } from '#session/use-session.ts';
import * as text from '#text/certificates.ts';
import * as common from '#text/common.ts';
import * as heads from '#text/heads.ts';
import { CourseField } from '#ui/fields/course-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormNote, SubmitButton } from '#ui/form/form-parts.tsx';
import { focusFirstInvalid } from '#ui/form/use-form.ts';
import { TextLink } from '#ui/links.tsx';
import { PageBody, PageHeader } from '#ui/page/page.tsx';
import { toasts } from '#ui/toast/toast-store.ts';
import { type LookupSearch, maxLength, notInPath } from './lookup-search.ts';

export function LookupPage({ search }: { search: LookupSearch }) {
  return (
    <PageBody>
      <PageHeader title={heads.viewResult} text={text.checkAny} />
      <Grid gap={{ base: '8', lg: '12' }} alignItems="start" templateColumns={{ base: 'minmax(0, 1fr)', lg: '448px minmax(0, 1fr)' }}>
        <Card.Root as="section" aria-label={text.lookUp}>
          <Card.Body>
            <LookupForm search={search} />
            <Text mt="5">
              <TextLink to="/check-certificates">{text.checkMany}</TextLink>
            </Text>
          </Card.Body>
        </Card.Root>
        <DownloadTerms />
      </Grid>
    </PageBody>
  );
}

/**
 * A link to a certificate fills the form in; otherwise the user's own Student Id is filled in. Nothing is requested before the form is
 * sent. Not a `Form`: the certificate is opened as from a list, and its error adds the course and the Student Id.
 */
function LookupForm({ search }: { search: LookupSearch }) {
  const [errors, setErrors] = useState<{ roll_no?: string; course_id?: string }>({});
  const linked = useOnceHydrated(search);
  const courses = useListCourses();
  const ownRollNo = useSession()?.user.rollNo;
  const lookup = useOpenCertificate('/view-result/certificate');
  const message = lookup.error?.message;
  const [tried, setTried] = useState('');
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = formValues(event.currentTarget);
    const rollNo = values('roll_no').trim();
    // Without the list of courses there is no choice yet, and the course of the link is enough.
    const courseId = values('course_id') || (courses.data ? '' : (linked?.course_id ?? ''));
    const nextErrors = {
      roll_no: getRollNoError(rollNo),
      course_id: courseId ? undefined : text.courseMissing,
    };
    setErrors(nextErrors);
    lookup.reset();
    if (nextErrors.roll_no || nextErrors.course_id) {
      focusFirstInvalid(event.currentTarget);
      if (!rollNo || !courseId) toasts.error(common.fillAllRequiredFields);
      return;
    }
    const capitals = rollNo.toUpperCase();
    setTried(rollNo === capitals ? '' : text.lookedFor(rollNo, capitals));
    lookup.openDocument({ rollNo, courseId });
  };
  return (
    <chakra.form method="post" noValidate onSubmit={handleSubmit} display="grid" gap="5">
      <TextField<keyof LookupSearch>
        label={common.studentId}
        name="roll_no"
        placeholder={text.studentIdExample}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={maxLength}
        // React updates the field only as long as nothing has been typed into it.
        defaultValue={linked?.roll_no ?? (linked?.course_id ? undefined : ownRollNo)}
        required
        error={errors.roll_no}
      />
      <LookupCourseField isLoaded={courses.data !== undefined} courseId={linked?.course_id} error={errors.course_id} />
      <FormNote>{text.whatItProves}</FormNote>
      <SubmitButton pending={lookup.isPending} error={tried && isNoCertificate(lookup.error) ? `${message} ${tried}` : message}>
        {text.viewCertificate}
      </SubmitButton>
    </chakra.form>
  );
}

function getRollNoError(rollNo: string): string | undefined {
  if (!rollNo) return text.studentIdMissing;
  return notInPath.test(rollNo) ? text.notStudentId : undefined;
}

interface LookupCourseFieldProps {
  isLoaded: boolean;
  /** The id in a link to a certificate. */
  courseId: string | undefined;
  error: string | undefined;
}

/** The course of a certificate. The course of a link is selected once the list is loaded, unless another course is selected already. */
function LookupCourseField({ isLoaded, courseId, error }: LookupCourseFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const select = root.current?.querySelector('select');
    if (isLoaded && courseId && select?.value === '') select.value = courseId;
  }, [isLoaded, courseId]);
  return (
    <div ref={root}>
      <CourseField<keyof LookupSearch> name="course_id" linkedId={courseId} error={error} />
    </div>
  );
}

function DownloadTerms() {
  return (
    <section aria-labelledby="download-terms">
      <Heading id="download-terms" textStyle="lg">
        {text.downloadTerms}
      </Heading>
      <List.Root as="ol" mt="3" color="fg.muted">
        {text.terms.map((term) => (
          <List.Item key={term}>{term}</List.Item>
        ))}
      </List.Root>
    </section>
  );
}
