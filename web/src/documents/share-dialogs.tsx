import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { List } from '@chakra-ui/react/list';
import { Text } from '@chakra-ui/react/text';
import type { FindResultInput } from '@institute/sdk';
import { useListCourses } from '@institute/sdk/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { brand } from '#lib/brand.ts';
import * as text from '#text/documents.tsx';
import { basepath } from '#text/language.ts';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { Modal } from '#ui/dialog/dialogs.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { PrintActions } from '#ui/print/print-dialog.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { SocialIcon } from '#ui/social-icons.tsx';

export function ShareDialog({ lookup, onClose }: { lookup: FindResultInput; onClose: () => void }) {
  const { data } = useListCourses();
  const course = data?.courses.find(({ _id }) => _id === lookup.courseId)?.title;
  // The link fills the lookup form. It contains no name, and requests nothing by itself.
  const url = `${location.origin}${basepath}/view-result?${new URLSearchParams({ roll_no: lookup.rollNo, course_id: lookup.courseId })}`;
  const message = text.checkItHere({ course, institute: brand.name, url });
  return (
    <Modal title={text.shareCertificate} onClose={onClose}>
      <Text color="fg.muted">{text.whyShare}</Text>
      <CopyLink url={url} />
      <Flex gap="3" wrap="wrap">
        <ButtonAnchor href={`https://wa.me/?text=${encodeURIComponent(message)}`} {...newTab}>
          <SocialIcon network="whatsapp" />
          <span>{text.shareOnWhatsapp}</span>
        </ButtonAnchor>
        <ButtonAnchor href={linkedInUrl(url, course)} {...newTab}>
          <SocialIcon network="linkedin" />
          <span>{text.addToLinkedIn}</span>
        </ButtonAnchor>
      </Flex>
      <Flex as="figure" gap="4" align="center" wrap="wrap">
        <QrCode text={url} alt={text.qrCodeOfLink} size={160} />
        <Box as="figcaption" flex="1 1 180px" textStyle="sm" color="fg.muted">
          {text.scanCode}
        </Box>
      </Flex>
    </Modal>
  );
}

const newTab = { target: '_blank', rel: 'noopener noreferrer', variant: 'outline', size: 'sm' } as const;

/** A link to copy. Browsers may refuse access to the clipboard, so the link is also there to be selected. */
function CopyLink({ url }: { url: string }) {
  const [message, setMessage] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setMessage(text.linkCopied);
    } catch {
      setMessage(text.linkNotCopied);
    }
  };
  return (
    <Grid gap="2">
      <Flex gap="3" align="flex-end" wrap="wrap">
        <Box flex="1 1 200px" minWidth="0">
          <TextField label={text.linkToCertificate} defaultValue={url} readOnly />
        </Box>
        <Button data-focus-first minHeight="48px" onClick={() => void copy()}>
          {text.copyLink}
        </Button>
      </Flex>
      {/* The element is in the page before its text, so that screen readers announce the text. */}
      <Box role="status" textStyle="sm">
        {message}
      </Box>
    </Grid>
  );
}

/** Opens the form for a certification in the user's LinkedIn profile. The user adds the date. */
function linkedInUrl(url: string, course: string | undefined): string {
  const parameters = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    ...(course && { name: course }),
    organizationName: brand.name,
    certUrl: url,
  });
  return `https://www.linkedin.com/profile/add?${parameters}`;
}

/** Says how the print window of the browser saves a PDF. Websites cannot do it for the user. */
export function SavePdfDialog({ onPrint, onClose }: { onPrint: () => void; onClose: () => void }) {
  const handlePrint = () => {
    // An open dialog hides the document from screen readers, and so from the file.
    flushSync(onClose);
    onPrint();
  };
  return (
    <Modal title={text.saveAsPdf} onClose={onClose}>
      <p>{text.howToSave}</p>
      <List.Root>
        <List.Item>{text.onComputer(bold)}</List.Item>
        <List.Item>{text.onIphone(bold)}</List.Item>
      </List.Root>
      <PrintActions label={text.openPrintWindow} onPrint={handlePrint} onClose={onClose} />
    </Modal>
  );
}

const bold = (name: string) => <b>{name}</b>;
