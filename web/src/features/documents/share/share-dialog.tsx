import { chakra } from '@chakra-ui/react/styled-system';
import type { FindResultInput } from '@institute/sdk';
import { useListCourses } from '@institute/sdk/react';
import { buttonRecipe } from '../../../theme/recipes/button.ts';
import { Box } from '../../../ui/box.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { useDialog } from '../../../ui/dialog/use-dialog.ts';
import { Flex } from '../../../ui/flex.ts';
import { QrCode } from '../../../ui/qr-code.tsx';
import { SocialIcon } from '../../../ui/social-icons.tsx';
import { certificateUrl, linkedInUrl, whatsappShareUrl } from './certificate-links.ts';
import { CopyLink } from './copy-link.tsx';

interface ShareDialogProps {
  /** What the certificate was looked up with. */
  lookup: FindResultInput;
  onClose: () => void;
}

/** The link to a certificate, and ways to pass it on. */
export function ShareDialog({ lookup, onClose }: ShareDialogProps) {
  const control = useDialog({ isOpenAtFirst: true });
  const { data } = useListCourses();
  const course = data?.courses.find(({ _id }) => _id === lookup.courseId)?.title;
  const url = certificateUrl(location.origin, lookup);
  return (
    <Modal title="Share certificate" control={control} onClose={onClose}>
      <Box as="p" color="fg.muted">
        Send this link with a job application. Anyone who opens it can check the certificate in our records, without an account.
      </Box>
      <CopyLink url={url} />
      <Flex gap="3" flexWrap="wrap">
        <ShareLink href={whatsappShareUrl(url, course)} {...newTab}>
          <SocialIcon network="whatsapp" />
          <span>Share on WhatsApp</span>
        </ShareLink>
        <ShareLink href={linkedInUrl(url, course)} {...newTab}>
          <SocialIcon network="linkedin" />
          <span>Add to LinkedIn profile</span>
        </ShareLink>
      </Flex>
      <Flex as="figure" gap="4" alignItems="center" flexWrap="wrap">
        <QrCode text={url} alt="QR code of the link to this certificate" size={160} />
        <Box as="figcaption" flex="1 1 180px" textStyle="sm" color="fg.muted">
          Or let someone scan this code with a phone camera. It opens the same link.
        </Box>
      </Flex>
    </Modal>
  );
}

const newTab = { target: '_blank', rel: 'noopener noreferrer', variant: 'outline', size: 'sm' } as const;

/** Not a router link: it opens another site. */
const ShareLink = chakra('a', buttonRecipe);
