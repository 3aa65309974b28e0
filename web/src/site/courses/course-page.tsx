import { Alert } from '@chakra-ui/react/alert';
import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { type Course, isApiError } from '@institute/sdk';
import { useGetCourse } from '@institute/sdk/react';
import { useEffect, useRef } from 'react';
import { brand } from '#lib/brand.ts';
import { httpUrl, initials, preview } from '#lib/format.ts';
import { documentTitle, pageUrl } from '#lib/head.ts';
import { useDeferredQuery } from '#lib/use-deferred-query.ts';
import { useStateOnce } from '#lib/use-state-once.ts';
import { useOwnedCourses, useSession } from '#session/use-session.ts';
import * as common from '#text/common.ts';
import * as text from '#text/courses.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { ErrorState } from '#ui/empty-state.tsx';
import { useInView, useLazyModule } from '#ui/hooks.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { TextLink } from '#ui/links.tsx';
import { DocumentHead, StructuredData } from '#ui/page/document-head.tsx';
import { PageBody, PageTitle } from '#ui/page/page.tsx';
import { StatusPage } from '#ui/page/status-page.tsx';
import { CheckList } from '../layout/sections.tsx';
import { useBuy } from '../purchase/use-buy.tsx';
import { coursePath, Picture } from './course-card.tsx';
import { AboutCourse, CourseFacts, CourseSubjects } from './course-details.tsx';
import { getPayablePrice } from './price.tsx';
import { PricePanel, SmallPricePanel } from './price-panel.tsx';

export function CoursePage({ id }: { id: string }) {
  const { data, error, isFetched, isFetching, refetch } = useDeferredQuery(useGetCourse({ id }));
  const course = data?.course;
  if (!course && isApiError(error) && error.status === 404) return <CourseNotFound reason={error.message} />;
  return (
    <PageBody>
      {course && <CourseMetadata course={course} />}
      {!course && !isFetched && <title>{documentTitle(text.courseDetail)}</title>}
      {!course && isFetched && <DocumentHead page={text.courseDetail} description={text.description} />}
      <Breadcrumb />
      <PageTitle mt="4" mb="6">
        {course?.title ?? text.courseDetail}
      </PageTitle>
      {course && <SignedInToBuy course={course} />}
      {course && <CourseDetail course={course} />}
      {course && <SimilarCoursesSection course={course} />}
      {!course &&
        (isFetched ? <ErrorState text={text.courseNotLoaded} pending={isFetching} onRetry={() => void refetch()} /> : <CourseSkeleton />)}
    </PageBody>
  );
}

/** The links are also structured data. */
function Breadcrumb() {
  const items = [
    { '@type': 'ListItem', position: 1, name: common.home, item: pageUrl('/') },
    { '@type': 'ListItem', position: 2, name: text.courseDetail },
  ];
  return (
    <chakra.nav aria-label={common.breadcrumb} textStyle="sm" color="fg.muted">
      <TextLink to="/">{common.home}</TextLink>
      {' / '}
      <span aria-current="page">{text.courseDetail}</span>
      <StructuredData data={{ '@type': 'BreadcrumbList', itemListElement: items }} />
    </chakra.nav>
  );
}

/** Shown to users who return from the login to which Buy Now has sent them. */
function SignedInToBuy({ course }: { course: Course }) {
  const isSignedIn = useSession() !== undefined;
  const isOwned = useOwnedCourses().has(course._id);
  const isShown = useStateOnce('courseToBuy')?.id === course._id && isSignedIn && !isOwned;
  useEffect(() => {
    if (!isShown) return;
    // Runs after the page has focused its heading.
    const frame = requestAnimationFrame(() => {
      const buttons = [...document.querySelectorAll<HTMLElement>('[data-buy]')];
      buttons.find((button) => button.checkVisibility({ visibilityProperty: true }))?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isShown]);
  if (!isShown) return null;
  return (
    <Alert.Root status="success" mb="6" py="3">
      <Alert.Indicator>
        <CheckIcon />
      </Alert.Indicator>
      <p>{text.signedIn}</p>
    </Alert.Root>
  );
}

/** Has no Retry button, because a 404 stays a 404. */
function CourseNotFound({ reason }: { reason: string }) {
  return (
    <StatusPage
      title={text.courseNotFound}
      text={reason}
      illustration="signpost"
      actions={
        <ButtonLink to="/courses" colorPalette="accent">
          {common.seeAllCourses}
        </ButtonLink>
      }
    >
      <meta name="robots" content="noindex" />
    </StatusPage>
  );
}

const loadProblem = () => import('../purchase/purchase-problem.tsx');

function CourseDetail({ course }: { course: Course }) {
  const features = course.features ?? [];
  const purchase = useBuy(course);
  const { rejectedFields } = purchase;
  const PurchaseProblem = useLazyModule(loadProblem, rejectedFields !== undefined)?.PurchaseProblem;
  const problem = rejectedFields && PurchaseProblem && <PurchaseProblem fields={rejectedFields} courseId={course._id} />;
  return (
    <Columns>
      <Grid gap="8" minW="0" templateColumns="minmax(0, 1fr)">
        <Box borderRadius="md" overflow="hidden" borderWidth="1px">
          <Picture src={course.thumbnail?.url} initials={initials(course.title, 2)} eager />
        </Box>
        <CourseFacts course={course} />
        {course.description && (
          <Text maxW="text" whiteSpace="pre-line">
            {course.description}
          </Text>
        )}
        {features.length > 0 && <WhatToLearn features={features} />}
        <CourseSubjects subjects={course.subjectList} />
        <AboutCourse />
        <SmallPricePanel {...{ course, purchase, problem }} />
      </Grid>
      <Box as="aside" aria-label={text.price} hideBelow="lg" position="sticky" top="96px" alignSelf="start" _print={{ display: 'none' }}>
        <PricePanel {...{ course, purchase, problem }} />
      </Box>
    </Columns>
  );
}

function WhatToLearn({ features }: { features: readonly string[] }) {
  return (
    <section aria-labelledby="what-to-learn">
      <Heading id="what-to-learn" textStyle="lg">
        {text.whatToLearn}
      </Heading>
      <CheckList items={features} gap="3" mt="4" gridTemplateColumns={{ sm: '1fr 1fr' }} />
    </section>
  );
}

function CourseSkeleton() {
  return (
    <Columns aria-busy>
      <Grid gap="8">
        <Skeleton aspectRatio="16 / 9" />
        <Skeleton height="24px" />
        <Skeleton height="128px" />
      </Grid>
      <Skeleton hideBelow="lg" height="472px" />
    </Columns>
  );
}

const Columns = chakra('div', {
  base: { display: 'grid', gap: '8', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 336px' } },
});

const loadList = () => import('./similar-courses-list.tsx');

/** Similar courses load when the user scrolls to them. */
function SimilarCoursesSection({ course }: { course: Course }) {
  const ref = useRef<HTMLDivElement>(null);
  const List = useLazyModule(loadList, useInView(ref))?.SimilarCoursesList;
  const placeholder = <Skeleton mt="16" height="456px" />;
  return (
    <Box ref={ref} _print={{ display: 'none' }}>
      {List ? <List {...{ course, placeholder }} /> : placeholder}
    </Box>
  );
}

const maxDescriptionLength = 155;

/** Metadata for search engines and link previews. The static rating is left out, because it is not based on reviews. */
function CourseMetadata({ course }: { course: Course }) {
  const description = preview(course.description, maxDescriptionLength) || text.courseAt(course.title, brand.name);
  const data = {
    '@type': 'Course',
    name: course.title,
    description,
    url: pageUrl(coursePath(course)),
    image: httpUrl(course.thumbnail?.url),
    provider: { '@type': 'EducationalOrganization', name: brand.name, url: brand.url },
    offers: { '@type': 'Offer', category: 'Paid', price: getPayablePrice(course), priceCurrency: 'INR' },
    hasCourseInstance: course.sessionDuration
      ? { '@type': 'CourseInstance', courseMode: 'Onsite', courseWorkload: `P${course.sessionDuration}M` }
      : undefined,
  };
  return (
    <>
      <DocumentHead page={course.title} description={description} path={coursePath(course)} />
      <StructuredData data={data} />
    </>
  );
}
