import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { DataList } from '@chakra-ui/react/data-list';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import type { User } from '@institute/sdk';
import { useApi, useRemovePhoto } from '@institute/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { brand } from '#lib/brand.ts';
import { dashDate } from '#lib/dates.ts';
import { httpUrl } from '#lib/format.ts';
import { photoUrl } from '#lib/photo-url.ts';
import * as common from '#text/common.ts';
import * as text from '#text/profile.tsx';
import { Button } from '#ui/button.tsx';
import { useLazyDialog } from '#ui/dialog/use-lazy-dialog.ts';
import { useApiMutation, useSubmit } from '#ui/form/use-submit.ts';
import { useRestoreFocus } from '#ui/hooks.ts';
import { LogoMark } from '#ui/logo.tsx';
import { NoTranslate } from '#ui/no-translate.tsx';
import { Portrait } from '#ui/photo/portrait.tsx';
import { usePhoto } from '#ui/photo/use-photo.ts';
import { toasts } from '#ui/toast/toast-store.ts';

export function StudentIdCard({ user }: { user: User }) {
  return (
    <Card.Root as="section" aria-labelledby="student-card" overflow="hidden">
      <Flex align="center" gap="3" px={{ base: '5', md: '6' }} py="4" bg="bg.deep" color="fg.onDeep">
        <LogoMark />
        <Box lineHeight="1.2">
          <Box fontWeight="700">
            <NoTranslate>{brand.name}</NoTranslate>
          </Box>
          <Heading id="student-card" textStyle="sm" color="fg.onDeepMuted">
            {text.studentCard}
          </Heading>
        </Box>
      </Flex>
      <Box height="1" bg="accent.solid" aria-hidden />
      <Card.Body gap="5">
        <Grid gap="5" templateColumns="112px minmax(0, 1fr)" alignItems="center">
          <Portrait src={httpUrl(photoUrl(user))} alt={common.photoOf(user.fullName)} width="112px" />
          <CardDetails items={{ [common.name]: user.fullName, [common.studentId]: user.rollNo }} />
        </Grid>
        <CardDetails items={{ [common.email]: user.email, [text.joinDate]: dashDate(user.createdAt) }} sideBySide />
        <PhotoActions user={user} />
      </Card.Body>
    </Card.Root>
  );
}

function CardDetails({ items, sideBySide = false }: { items: Record<string, string | undefined>; sideBySide?: boolean }) {
  return (
    <DataList.Root gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: sideBySide ? 'auto auto' : 'minmax(0, 1fr)' }}>
      {Object.entries(items).map(([name, value]) => (
        <DataList.Item key={name}>
          <DataList.ItemLabel>{name}</DataList.ItemLabel>
          <DataList.ItemValue textStyle={sideBySide ? 'md' : 'lg'}>
            <NoTranslate>{value || '-'}</NoTranslate>
          </DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  );
}

const loadUploadDialog = async () => (await import('./upload-photo-dialog.tsx')).UploadPhotoDialog;

function PhotoActions({ user }: { user: User }) {
  const { Dialog, isPending, open, close } = useLazyDialog(loadUploadDialog);
  const photo = usePhoto();
  const uploadButton = useRef<HTMLButtonElement>(null);
  return (
    <Flex gap="2" wrap="wrap">
      <Button ref={uploadButton} variant="outline" size="sm" pending={isPending} aria-haspopup="dialog" onClick={open}>
        {text.uploadPhoto}
      </Button>
      {photoUrl(user) && <RemovePhotoButton fallbackFocusRef={uploadButton} />}
      {Dialog && <Dialog photo={photo} onClose={close} />}
    </Flex>
  );
}

/** Removes the photo without confirmation. The button then unmounts, and focus moves to `fallbackFocusRef`. */
function RemovePhotoButton({ fallbackFocusRef }: { fallbackFocusRef: RefObject<HTMLElement | null> }) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const buttonRef = useRestoreFocus<HTMLButtonElement>(fallbackFocusRef);
  const remove = useApiMutation(useRemovePhoto());
  const { isPending, submit } = useSubmit(async (_: void, { isSameUser }) => {
    const { message } = await remove.mutateAsync();
    if (!isSameUser()) return;
    toasts.success(message);
    // The photo is removed at once. Otherwise it could be removed twice until the invalidated profile is refetched.
    queryClient.setQueryData(queries.getProfile().queryKey, (old) => old && { ...old, user: { ...old.user, avatar: null, profile: null } });
  });
  return (
    <Button ref={buttonRef} variant="ghost" size="sm" pending={isPending} onClick={() => void submit()}>
      {text.removePhoto}
    </Button>
  );
}
