import { isApiError, type SdkError } from '@institute/sdk';
import { Box } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { CertificateIcon } from '../../../ui/topic-icons.tsx';

interface CertificateButtonProps {
  /** The title of the course. */
  course: string;
  isPending: boolean;
  onClick: () => void;
}

/** Opens the viewer's certificate of a course. */
export function CertificateButton({ course, isPending, onClick }: CertificateButtonProps) {
  return (
    <Button variant="outline" size="sm" pending={isPending} aria-label={`View certificate of ${course}`} onClick={onClick}>
      {!isPending && <CertificateIcon />}
      View certificate
    </Button>
  );
}

/** Says why there is no certificate. It is in the page before its text, so that screen readers announce the text. */
export function CertificateStatus({ error }: { error: SdkError | null | undefined }) {
  const isMissing = isApiError(error) && error.status === 404;
  return (
    <Box role="status" flexBasis="100%" mt={error ? undefined : '-12px'} textStyle="sm" color={isMissing ? 'fg.muted' : 'error.fg'}>
      {isMissing ? notDeclared : error?.message}
    </Box>
  );
}

const notDeclared = 'Your result is not declared yet. The certificate will be here once the institute declares it.';
