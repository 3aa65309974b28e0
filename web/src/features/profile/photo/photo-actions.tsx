import type { User } from '@institute/sdk';
import { useRef } from 'react';
import { photoUrl } from '../../../lib/photo-url.ts';
import { Button } from '../../../ui/button.tsx';
import { useDialog } from '../../../ui/dialog/use-dialog.ts';
import { Flex } from '../../../ui/flex.ts';
import { RemovePhotoButton } from './remove-photo-button.tsx';
import { UploadPhotoDialog } from './upload-photo-dialog.tsx';

/** Upload and remove the viewer's photo. */
export function PhotoActions({ user }: { user: User }) {
  const uploadDialog = useDialog();
  const uploadButton = useRef<HTMLButtonElement>(null);
  return (
    <Flex gap="2" flexWrap="wrap">
      <Button ref={uploadButton} variant="outline" size="sm" aria-haspopup="dialog" onClick={uploadDialog.open}>
        Upload photo
      </Button>
      {photoUrl(user) && <RemovePhotoButton fallbackFocusRef={uploadButton} />}
      <UploadPhotoDialog control={uploadDialog} />
    </Flex>
  );
}
