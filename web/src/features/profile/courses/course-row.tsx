import { Box } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Flex } from '../../../ui/flex.ts';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { CertificateIcon } from '../../../ui/topic-icons.tsx';
import { useOpenCertificate } from '../../documents/use-open-certificate.ts';
import { useSaveInvoice } from '../../documents/use-save-invoice.ts';

interface CourseRowProps {
  userId: string;
  /** The viewer's own; without one no certificate can be found. */
  rollNo: string | undefined;
  id: string;
  title: string | undefined;
  isTitleLoading: boolean;
}

/** A purchased course with its certificate and its invoice. */
export function CourseRow({ userId, rollNo, id, title, isTitleLoading }: CourseRowProps) {
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
