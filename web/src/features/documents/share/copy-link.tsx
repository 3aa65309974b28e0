import { useState } from 'react';
import { Box } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Flex } from '../../../ui/flex.ts';

const messages = {
  copied: 'The link is copied. Paste it where you need it.',
  failed: 'The link could not be copied. Select it above and copy it yourself.',
};

/** A link to copy. Browsers may refuse access to the clipboard, so the link is also there to be selected. */
export function CopyLink({ url }: { url: string }) {
  const [outcome, setOutcome] = useState<keyof typeof messages>();
  const handleCopy = async () => setOutcome(await copy(url));
  return (
    <Box display="grid" gap="2">
      <Flex gap="3" alignItems="flex-end" flexWrap="wrap">
        <Box flex="1 1 200px" minWidth="0">
          <TextField label="Link to this certificate" defaultValue={url} readOnly />
        </Box>
        <Button data-focus-first minHeight="48px" onClick={() => void handleCopy()}>
          Copy link
        </Button>
      </Flex>
      {/* It is in the page before its text, so that screen readers announce the text. */}
      <Box role="status" textStyle="sm">
        {outcome && messages[outcome]}
      </Box>
    </Box>
  );
}

async function copy(text: string): Promise<keyof typeof messages> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
