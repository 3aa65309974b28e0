import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Button } from '../../../ui/button.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useInvoice } from '../../documents/use-invoice.ts';

interface CourseRowProps {
  userId: string;
  id: string;
  title: string | undefined;
  /** The title is on its way. */
  waiting: boolean;
}

export function CourseRow({ userId, id, title, waiting }: CourseRowProps) {
  const { pending, save } = useInvoice();
  // A course that is not offered any more has no page and keeps its invoice.
  const name = title ?? `Course ${id}`;
  return (
    <Flex
      as="li"
      wrap="wrap"
      align="center"
      justify="space-between"
      gap="3"
      py="4"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0', pb: '0' }}
      _first={{ pt: '0' }}
    >
      <Box flex="1 1 200px" minWidth="0" overflowWrap="anywhere" fontWeight="600">
        {waiting && !title && <Skeleton height="24px" maxWidth="240px" />}
        {!waiting && !title && <span>{name}</span>}
        {title && (
          <TextLink to="/course-detail/$id" params={{ id }}>
            {title}
          </TextLink>
        )}
      </Box>
      <Button
        variant="outline"
        size="sm"
        pending={pending}
        aria-label={`Download invoice of ${name}`}
        onClick={() => save({ userId, courseId: id })}
      >
        {!pending && <DownloadIcon />}
        Download invoice
      </Button>
    </Flex>
  );
}
