import type { User } from '@institute/sdk';
import { useListCourses } from '@institute/sdk/react';
import { useOpenCertificate } from '#centre/documents/use-open-document.ts';
import { useSaveInvoice } from '#centre/documents/use-save-document.ts';
import { purchasedCourses } from '#lib/purchased-courses.ts';
import { Box, Flex } from '#ui/box.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { TextLink } from '#ui/links.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CertificateIcon } from '#ui/topic-icons.tsx';

/** The viewer's courses, each with its certificate and invoice. The course list is fetched only when a title is missing. */
export function MyCourses({ user }: { user: User }) {
  const courses = user.courses ?? [];
  const hasUntitled = purchasedCourses(courses).some(({ title }) => !title);
  const catalog = useListCourses({}, { enabled: hasUntitled });
  const isTitleLoading = hasUntitled && catalog.isPending && !catalog.isFetched;
  return (
    <>
      <Box as="ul" display="grid">
        {purchasedCourses(courses, catalog.data?.courses).map(({ id, title }, index) => (
          <CourseRow
            key={`${index} ${id}`}
            userId={user._id}
            rollNo={user.rollNo?.trim()}
            id={id}
            title={title}
            isTitleLoading={isTitleLoading}
          />
        ))}
      </Box>
      {hasUntitled && catalog.isLoadingError && (
        <Box mt="5">
          <ErrorState
            text="The titles of your courses could not be loaded."
            pending={catalog.isFetching}
            onRetry={() => void catalog.refetch()}
          />
        </Box>
      )}
    </>
  );
}

interface CourseRowProps {
  userId: string;
  /** The viewer's own; without one no certificate can be found. */
  rollNo: string | undefined;
  id: string;
  title: string | undefined;
  isTitleLoading: boolean;
}

function CourseRow({ userId, rollNo, id, title, isTitleLoading }: CourseRowProps) {
  const { isPending, save } = useSaveInvoice();
  const certificate = useOpenCertificate({ path: '/view-result/certificate' });
  // A deleted course has no page, but its invoice can still be downloaded.
  const name = title ?? `Course ${id}`;
  return (
    <Flex
      as="li"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      py="4"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0', pb: '0' }}
      _first={{ pt: '0' }}
    >
      <Box flex="1 1 200px" minWidth="0" overflowWrap="anywhere" fontWeight="600">
        {isTitleLoading && !title && <Skeleton height="24px" maxWidth="240px" />}
        {!isTitleLoading && !title && <span>{name}</span>}
        {title && (
          <TextLink to="/course-detail/$id" params={{ id }}>
            {title}
          </TextLink>
        )}
      </Box>
      <Flex gap="2" flexWrap="wrap">
        {rollNo && (
          <Button
            variant="outline"
            size="sm"
            pending={certificate.isPending}
            aria-label={`View certificate of ${name}`}
            onClick={() => certificate.openDocument({ rollNo, courseId: id })}
          >
            {!certificate.isPending && <CertificateIcon />}
            View certificate
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          pending={isPending}
          aria-label={`Download invoice of ${name}`}
          onClick={() => save({ userId, courseId: id })}
        >
          {!isPending && <DownloadIcon />}
          Download invoice
        </Button>
      </Flex>
    </Flex>
  );
}
