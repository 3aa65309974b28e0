import { Flex } from '@chakra-ui/react/flex';
import type { User } from '@institute/sdk';
import { useRef } from 'react';
import { photoAddress } from '../../../lib/photo-url.ts';
import { Button } from '../../../ui/button.tsx';
import { useDialog } from '../../../ui/dialog/use-dialog.ts';
import { RemovePhoto } from './remove-photo.tsx';
import { UploadPhoto } from './upload-photo.tsx';

/** What can be done about a person's photo. */
export function PhotoActions({ user }: { user: User }) {
  const upload = useDialog();
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <Flex gap="2" wrap="wrap">
      <Button ref={opener} variant="outline" size="sm" aria-haspopup="dialog" onClick={upload.open}>
        Upload photo
      </Button>
      {photoAddress(user) && <RemovePhoto heir={opener} />}
      <UploadPhoto control={upload} />
    </Flex>
  );
}
