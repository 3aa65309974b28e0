import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Course } from '@institute/sdk';
import { useListCourses } from '@institute/sdk/react';
import { useSearch } from '@tanstack/react-router';
import {
  type ChangeEvent,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { initials, months, rupees } from '#lib/format.ts';
import { pageUrl } from '#lib/head.ts';
import { useHydrated } from '#lib/hydration.tsx';
import { useDeferredQuery } from '#lib/use-deferred-query.ts';
import * as common from '#text/common.ts';
import * as cards from '#text/courses.tsx';
import * as heads from '#text/heads.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState, ErrorState } from '#ui/empty-state.tsx';
import { NativeSelect, SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { TextLink } from '#ui/links.tsx';
import { StructuredData } from '#ui/page/document-head.tsx';
import { PageBody, PageHeader } from '#ui/page/page.tsx';
import { createRowSearch } from '#ui/search/row-search.ts';
import { ClearFilters, describeNoMatches, useSearchInput, useSetSearch } from '#ui/search/search.tsx';
import { maxQueryLength } from '#ui/search/table-search.ts';
import { coursePath } from './course-card.tsx';
import { type CourseOrder, type CourseSearch, courseSearch, monthLimits, priceLimits } from './course-search.ts';
import { CourseSections, CourseSectionsSkeleton, orderNames } from './course-sections.tsx';
import { getPayablePrice } from './price.tsx';

export function CoursesPage() {
  return (
    <PageBody paddingTop={{ base: '4', md: '12' }}>
      <PageHeader
        title={heads.courses}
        text={
          <>
            {cards.chooseCourse}
            {/* A phone uses the space for a course instead. */}
            <Box as="span" hideBelow="md">
              {` ${cards.withCertificate}`}
            </Box>
          </>
        }
        compact
      />
      <Courses />
    </PageBody>
  );
}

function Courses() {
  const { data, isFetched, isFetching, refetch } = useDeferredQuery(useListCourses());
  if (!data && isFetched) return <ErrorState text={cards.coursesNotLoaded} pending={isFetching} onRetry={() => void refetch()} />;
  if (data?.courses.length === 0) return <EmptyState text={cards.noCourses} />;
  return (
    <>
      {data && <CourseListStructuredData courses={data.courses} />}
      <CourseFinder courses={data?.courses} />
    </>
  );
}

const none: readonly never[] = [];

/** The courses that match the search and the filters. Undefined courses are not loaded yet. */
function CourseFinder({ courses }: { courses: readonly Course[] | undefined }) {
  const search = useCourseSearch();
  const { input, price, months, sort, isFiltered, clear } = search;
  const searchFieldRef = useRef<HTMLInputElement>(null);
  const findText = useMemo(() => createRowSearch(courses ?? none, getSearchText), [courses]);
  const view = useMemo(() => {
    const found = filterCourses(findText(input), { price, months });
    return { found: sortCourses(found, sort), order: sort, query: input.trim(), isFiltered };
  }, [findText, input, price, months, sort, isFiltered]);
  // Deferred, so that the field shows each letter before the cards rerender.
  const { found, order, query, ...deferred } = useDeferredValue(view);
  const sections = useMemo(() => <CourseSections courses={found} order={order} />, [found, order]);
  const limits = getLimits(search);
  const clearButton = deferred.isFiltered && <ClearFilters label={cards.clear} fallbackFocusRef={searchFieldRef} onClear={clear} />;
  return (
    <>
      <CourseSearchForm {...{ search, searchFieldRef }}>
        <div>
          <span role="status">{courses && cards.coursesFound(found.length, courses.length)}</span>
          {limits.length > 0 && (
            <Box data-chosen hideFrom="md" textStyle="xs" lineHeight="1.3" color="fg.muted">
              {cards.upTo(...limits)}
            </Box>
          )}
        </div>
        {(found.length > 0 && clearButton) || <TextLink to="/compare-courses">{heads.compareCourses}</TextLink>}
      </CourseSearchForm>
      {!courses && <CourseSectionsSkeleton />}
      {courses && found.length > 0 && sections}
      {courses && found.length === 0 && (
        <EmptyState text={describeNoMatches(query, price !== undefined || months !== undefined)} illustration="search">
          {clearButton}
        </EmptyState>
      )}
    </>
  );
}

interface CourseSearchFormProps {
  search: ReturnType<typeof useCourseSearch>;
  searchFieldRef: RefObject<HTMLInputElement | null>;
  children: ReactNode;
}

// The labels are short enough to be read whole in half the width of a phone.
const priceOptions = priceLimits.map((limit) => ({ value: String(limit), label: cards.upTo(rupees(limit)) }));
const monthOptions = monthLimits.map((limit) => ({ value: String(limit), label: cards.upTo(months(limit)) }));

/** The values of the selected filters. */
const getLimits = ({ price, months: limit }: CourseSearch) => [...(price ? [rupees(price)] : []), ...(limit ? [months(limit)] : [])];

/**
 * The search, filters and order of the list of courses. The names of its fields are the names of the search parameters. On a phone a button
 * opens everything except the search, so that the first course is in sight.
 */
function CourseSearchForm({ search, searchFieldRef, children }: CourseSearchFormProps) {
  const { formRef, input, setInput, flush, price = '', months = '', sort = '', apply } = search;
  const sortId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const chosen = getLimits(search).length;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    flush();
  };
  return (
    <chakra.form
      ref={formRef}
      role="search"
      aria-label={heads.courses}
      method="post"
      data-open={isOpen || undefined}
      onSubmit={handleSubmit}
      display="grid"
      gap={{ base: '2', md: '4' }}
      mb={{ base: '3', md: '8' }}
      _print={{ display: 'none' }}
      css={{
        // The open filters themselves say which options are selected.
        mdDown: { '&:not([data-open]) :is([data-sort], button ~ div), &[data-open] [data-chosen]': { display: 'none' } },
      }}
    >
      <Fields>
        <TextField<keyof CourseSearch>
          label={cards.searchCourses}
          placeholder={cards.searchCourses}
          type="search"
          name="q"
          ref={searchFieldRef}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxQueryLength}
          value={input}
          onChange={({ target }) => setInput(target.value)}
          onBlur={flush}
        />
        <Button variant="outline" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {chosen > 0 ? common.activeFilters(chosen) : common.filters}
        </Button>
        <SelectField<keyof CourseSearch>
          label={cards.price}
          placeholder={cards.anyPrice}
          options={priceOptions}
          name="price"
          value={price}
          onChange={apply}
        />
        <SelectField<keyof CourseSearch>
          label={cards.duration}
          placeholder={cards.anyDuration}
          options={monthOptions}
          name="months"
          value={months}
          onChange={apply}
        />
      </Fields>
      <Flex justify="space-between" align="center" wrap="wrap" gap="3" minHeight="40px" textStyle="sm">
        {children}
        <Flex data-sort align="center" wrap="wrap" gap="2" marginInlineStart="auto">
          <label htmlFor={sortId}>{common.sortBy}</label>
          <NativeSelect size="sm" id={sortId} name="sort" value={sort} onChange={apply}>
            <option value="">{cards.category}</option>
            {Object.entries(orderNames).map(([value, label]) => (
              <option key={value} value={value} label={label} />
            ))}
          </NativeSelect>
        </Flex>
      </Flex>
    </chakra.form>
  );
}

const Fields = chakra('div', {
  base: {
    display: { base: 'flex', md: 'grid' },
    flexWrap: 'wrap',
    gap: '3',
    gridTemplateColumns: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr))',
    '& select': { textStyle: { base: 'sm', md: 'md' }, pe: { base: '36px', md: '12' } },
    // A phone shows the placeholder instead of the label.
    '& input::placeholder': { color: { md: 'transparent' } },
    '& > div': { flex: '1 1 calc(50% - 6px)', minWidth: '0' },
    '& > div:first-of-type': { flexBasis: 'calc(100% - 132px)', maxWidth: 'none' },
    '& > button': { minWidth: '120px', paddingInline: '3', hideFrom: 'md' },
    mdDown: { '& > div:first-of-type label': { position: 'absolute', clipPath: 'inset(50%)' } },
  },
});

/** The search of the user. It is in the URL, so that it survives a reload and can be shared as a link. */
function useCourseSearch() {
  const formRef = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const search = useSearch({ strict: false });
  // Prerendered HTML must not depend on the URL.
  const { q = '', price, months, sort } = courseSearch(hydrated ? search : {});
  const setSearch = useSetSearch<CourseSearch>();
  const { input, setInput, flush, commit } = useSearchInput(q, setSearch);
  const applyEarlyInput = useEffectEvent(() => {
    if (hydrated || !formRef.current) return;
    const early = courseSearch(Object.fromEntries(new FormData(formRef.current)));
    if (Object.keys(early).length === 0) return;
    if (early.q) setInput(early.q);
    // The URL keeps the parameters that are not in the form.
    setSearch({ ...early, ...(early.q && { q: commit() }) }, true);
  });
  // The user may have typed and selected before hydration. A later effect would show an empty field for a moment.
  useLayoutEffect(() => applyEarlyInput(), []);
  return {
    formRef,
    input,
    setInput,
    flush,
    price,
    months,
    sort,
    isFiltered: input.trim() !== '' || price !== undefined || months !== undefined,
    apply: ({ target: { name, value } }: ChangeEvent<HTMLSelectElement>) =>
      setSearch({ [name]: undefined, ...courseSearch({ [name]: value }), q: commit() }),
    clear: () => {
      setInput('');
      setSearch({ q: commit(), price: undefined, months: undefined });
    },
  };
}

function getSearchText({ title, description, features = [], category }: Course): string {
  return [title, initials(title), description, category, ...features].join(' ');
}

/** Returns the courses within the limits. A course without a duration is within no limit of the duration. */
export function filterCourses(courses: readonly Course[], { price, months }: CourseSearch): readonly Course[] {
  return courses.filter((course) => {
    const isWithinPrice = !price || getPayablePrice(course) <= price;
    const isWithinMonths = !months || getMonths(course) <= months;
    return isWithinPrice && isWithinMonths;
  });
}

/** Sorts courses; courses without a value come last, and courses with equal values keep their order. */
export function sortCourses(courses: readonly Course[], order: CourseOrder | undefined): readonly Course[] {
  if (!order) return courses;
  const getValue = order === 'price' ? getPayablePrice : getMonths;
  return [...courses].sort((a, b) => getValue(a) - getValue(b) || 0);
}

/** A duration of 0 months is unknown. */
const getMonths = ({ sessionDuration }: Course) => sessionDuration || Number.POSITIVE_INFINITY;

function CourseListStructuredData({ courses }: { courses: readonly Course[] }) {
  const itemListElement = courses.map((course, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: pageUrl(coursePath(course)),
  }));
  return <StructuredData data={{ '@type': 'ItemList', itemListElement }} />;
}
