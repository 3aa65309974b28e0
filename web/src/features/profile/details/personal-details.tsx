import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { User } from '@institute/sdk';
import { useIsMutating } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../../lib/use-api.ts';
import { useAskBeforeLeaving } from '../../../ui/form/use-unsaved-changes.ts';
import { Switch } from '../../../ui/switch.tsx';
import { DetailsForm } from './details-form.tsx';
import type { DetailsKind } from './details-kind.ts';
import { DetailsView } from './details-view.tsx';

/** Read only until Edit is switched on. */
export function PersonalDetails({ user, kind }: { user: User; kind: DetailsKind }) {
  // As they were when editing began: a profile that is read again meanwhile changes nothing under the hand that types.
  const [edited, setEdited] = useState<User>();
  const [changed, setChanged] = useState(false);
  const { mutations } = useApi();
  const saving = useIsMutating({ mutationKey: mutations.updateProfile().mutationKey }) > 0;
  const edit = useRef<HTMLInputElement>(null);
  useAskBeforeLeaving(changed, 'Your changes are not saved. Leave this page?');
  const close = () => {
    setEdited(undefined);
    setChanged(false);
  };
  const closeFromInside = () => {
    // The focus would go with the button that it is on; elsewhere it stays.
    if (edit.current?.closest('section')?.contains(document.activeElement)) edit.current.focus();
    close();
  };
  return (
    <>
      <Flex wrap="wrap" align="center" justify="space-between" gap="3" mb="5">
        <Box as="h2" id="personal-details" textStyle="lg">
          Personal Details
        </Box>
        <Switch
          ref={edit}
          label="Edit"
          checked={edited !== undefined}
          aria-disabled={saving || undefined}
          onChange={({ target }) => {
            if (saving) return;
            if (target.checked) setEdited(user);
            else if (!changed || window.confirm('Your changes are not saved. Discard them?')) close();
          }}
        />
      </Flex>
      {edited ? (
        <DetailsForm user={edited} kind={kind} onChanged={setChanged} onClose={closeFromInside} />
      ) : (
        <DetailsView user={user} kind={kind} />
      )}
    </>
  );
}
