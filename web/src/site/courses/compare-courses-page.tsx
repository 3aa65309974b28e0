import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { Course } from '@institute/sdk';
import { useListCourses } from '@institute/sdk/react';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { initials, months, rupees } from '#lib/format.ts';
import { useOnceHydrated } from '#lib/hydration.tsx';
import * as common from '#text/common.ts';
import * as text from '#text/courses.tsx';
import * as heads from '#text/heads.ts';
import { EmptyState, ErrorState } from '#ui/empty-state.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextLink } from '#ui/links.tsx';
import { PageBody, PageHeader } from '#ui/page/page.tsx';
import { useSetSearch } from '#ui/search/search.tsx';
import { Picture } from './course-card.tsx';
import { type CompareSearch, compareSearch } from './course-search.ts';
import { getPayablePrice, Price } from './price.tsx';

export function CompareCoursesPage() {
  const linked = useOnceHydrated(useSearch({ strict: false }).ids)?.split(',');
  const { data, isFetched, isFetching, refetch } = useListCourses();
  const chosen = text.labels.map((_, place) => data?.courses.find(({ _id }) => _id === linked?.[place]));
  const ids = chosen.map((course) => course?._id ?? '');
  const setSearch = useSetSearch<CompareSearch>();
  return (
    <PageBody>
      <PageHeader title={heads.compareCourses} text={heads.compareCoursesDescription} />
      {!data && isFetched ? (
        <ErrorState text={text.coursesNotLoaded} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          <Grid gap="4" mb="8" templateColumns={{ md: 'repeat(3, minmax(0, 1fr))' }} _print={{ display: 'none' }}>
            {text.labels.map((label, place) => (
              <SelectField
                key={label}
                label={label}
                placeholder={data ? text.addCourse : common.coursesLoading}
                options={data?.courses.filter((course) => course === chosen[place] || !chosen.includes(course)).map(toOption) ?? []}
                value={ids[place]}
                onChange={({ target }) => setSearch(compareSearch({ ids: ids.with(place, target.value).join(',') }))}
              />
            ))}
          </Grid>
          {data && <Comparison courses={chosen.filter((course) => course !== undefined)} />}
        </>
      )}
    </PageBody>
  );
}

const toOption = ({ _id, title }: Course) => ({ value: _id, label: title });

const facts: readonly { name: string; show: (course: Course) => ReactNode }[] = [
  { name: text.price, show: ({ price, discountedPrice }) => <Price {...{ price, discountedPrice }} /> },
  { name: text.examFeeFact, show: ({ examFees }) => (examFees ? rupees(examFees) : '-') },
  { name: text.total, show: (course) => <strong>{rupees(getPayablePrice(course) + (course.examFees ?? 0))}</strong> },
  { name: text.duration, show: ({ sessionDuration }) => months(sessionDuration || undefined) },
  { name: text.subjects, show: ({ subjectList }) => <Texts texts={subjectList} /> },
  { name: text.whatToLearn, show: ({ features }) => <Texts texts={features} /> },
];

/** On a phone the name of a fact stands above its values, so that three courses fit beside one another. */
function Comparison({ courses }: { courses: readonly Course[] }) {
  if (courses.length < 2) return <EmptyState text={text.chooseTwo} illustration="signpost" />;
  return (
    <Table css={{ mdDown: { '& tr': { display: 'grid', gridTemplateColumns: `repeat(${courses.length}, minmax(0, 1fr))` } } }}>
      <VisuallyHidden as="caption">{heads.compareCourses}</VisuallyHidden>
      <thead>
        <tr>
          <td />
          {courses.map((course) => (
            <th key={course._id} scope="col">
              <Picture src={course.thumbnail?.url} initials={initials(course.title, 2)} eager />
              <TextLink to="/course-detail/$id" params={{ id: course._id }}>
                {course.title}
              </TextLink>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {facts.map(({ name, show }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {courses.map((course) => (
              <td key={course._id}>{show(course)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Texts({ texts = [] }: { texts: readonly string[] | undefined }) {
  const named = [...new Set(texts.filter((words) => words.trim() !== ''))];
  if (named.length === 0) return '-';
  return (
    <ul>
      {named.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}

const Table = chakra('table', {
  base: {
    tableLayout: 'fixed',
    width: 'full',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'md',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    textStyle: { base: 'sm', md: 'md' },
    '& :is(th, td)': { padding: { base: '2', md: '4' }, textAlign: 'start', verticalAlign: 'top' },
    '& thead th': { textStyle: { base: 'sm', md: 'lg' }, '& > div': { mb: '2', borderRadius: 'md' } },
    '& thead td': { width: '18%', hideBelow: 'md' },
    '& strong': { textStyle: { base: 'sm', md: 'md' } },
    '& tbody tr': { borderTopWidth: '1px' },
    '& tbody th': { gridColumn: '1 / -1', paddingBottom: { base: '0', md: '4' }, color: 'fg.muted', fontWeight: '550' },
    '& li + li': { mt: '1' },
  },
});
