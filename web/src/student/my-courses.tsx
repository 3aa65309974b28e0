import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Link } from '@chakra-ui/react/link';
import { Skeleton } from '@chakra-ui/react/skeleton';
import type { User } from '@institute/sdk';
import { useListCourses } from '@institute/sdk/react';
import { isNoCertificate, useOpenCertificate, useSaveInvoice } from '#documents/fetch-document.ts';
import { brand } from '#lib/brand.ts';
import { purchasedCourses } from '#lib/purchased-courses.ts';
import { useStateOnce } from '#lib/use-state-once.ts';
import { hasCentre } from '#session/roles.ts';
import * as common from '#text/common.ts';
import * as text from '#text/profile.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/empty-state.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { TextLink } from '#ui/links.tsx';
import { CertificateIcon } from '#ui/topic-icons.tsx';
import { MyPath } from './my-path.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The id or the title of the course that the user has just bought, from the page of its payment. */
    boughtCourse?: string | undefined;
    /** The id of the course that the user comes from. */
    shownCourse?: string | undefined;
  }
}

/** The user's courses, each with its certificate and invoice. The course list is fetched only when a title is missing. */
export function MyCourses({ user }: { user: User }) {
  const boughtCourse = useStateOnce('boughtCourse');
  const shownCourse = useStateOnce('shownCourse');
  const courses = user.courses ?? [];
  const hasUntitled = purchasedCourses(courses).some(({ title }) => !title);
  const catalog = useListCourses({}, { enabled: hasUntitled });
  const isTitleLoading = hasUntitled && catalog.isPending && !catalog.isFetched;
  return (
    <>
      <Grid as="ul">
        {purchasedCourses(courses, catalog.data?.courses).map(({ id, title }, index) => (
          <CourseRow
            key={`${index} ${id}`}
            user={user}
            id={id}
            title={title}
            isTitleLoading={isTitleLoading}
            isNew={boughtCourse !== undefined && (boughtCourse === id || boughtCourse === title)}
            isShown={shownCourse === id}
          />
        ))}
      </Grid>
      {hasUntitled && catalog.isLoadingError && (
        <Box mt="5">
          <ErrorState text={text.titlesNotLoaded} pending={catalog.isFetching} onRetry={() => void catalog.refetch()} />
        </Box>
      )}
    </>
  );
}

interface CourseRowProps {
  user: User;
  id: string;
  title: string | undefined;
  isTitleLoading: boolean;
  /** The course was bought a moment ago, so there is no result yet. */
  isNew: boolean;
  /** The course is marked like a new one. */
  isShown: boolean;
}

function CourseRow({ user, id, title, isTitleLoading, isNew, isShown }: CourseRowProps) {
  const { isPending, save } = useSaveInvoice();
  const certificate = useOpenCertificate('/view-result/certificate');
  // Without a Student Id no certificate can be found.
  const rollNo = user.rollNo?.trim();
  const atCentre = hasCentre(user.role);
  const whatComesNext = atCentre ? text.placeInBatch : text.weCallYou(<Link href={brand.phone.href}>{brand.phone.label}</Link>);
  // A deleted course has no page, but its invoice can still be downloaded.
  const name = title ?? common.untitledCourse(id);
  return (
    <Flex
      as="li"
      aria-current={isNew || isShown || undefined}
      wrap="wrap"
      align="center"
      justify="space-between"
      gap="3"
      py="4"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0', pb: '0' }}
      _first={{ pt: '0' }}
      css={{ '&[aria-current]': { pt: '4', pb: '4', px: '3', bg: 'success.subtle', borderRadius: 'md' } }}
    >
      <Box flex="1 1 200px" minWidth="0" overflowWrap="anywhere" fontWeight="600">
        {isTitleLoading && !title && <Skeleton height="24px" maxWidth="240px" />}
        {!isTitleLoading && !title && <span>{name}</span>}
        {title && (
          <TextLink to="/course-detail/$id" params={{ id }}>
            {title}
          </TextLink>
        )}
        <Box role="status" textStyle="sm" color="fg.muted" fontWeight="400">
          {isNew ? whatComesNext : isNoCertificate(certificate.error) && text.noResultYet}
        </Box>
      </Box>
      <Flex gap="2" wrap="wrap">
        {rollNo && !isNew && (
          <Button
            variant="outline"
            size="sm"
            pending={certificate.isPending}
            aria-label={text.viewCertificateOf(name)}
            onClick={() => certificate.openDocument({ rollNo, courseId: id })}
          >
            {!certificate.isPending && <CertificateIcon />}
            {text.viewCertificate}
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          pending={isPending}
          aria-label={text.downloadInvoiceOf(name)}
          onClick={() => save({ userId: user._id, courseId: id })}
        >
          {!isPending && <DownloadIcon />}
          {common.downloadInvoice}
        </Button>
      </Flex>
      <MyPath name={name} courseId={id} {...{ rollNo, atCentre, whatComesNext }} />
    </Flex>
  );
}
