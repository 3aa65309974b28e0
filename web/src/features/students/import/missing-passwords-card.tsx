import { Box } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useRestoreFocus } from '../../../ui/hooks/use-restore-focus.ts';
import type { MissingPasswords } from './missing-passwords.ts';

/** Asks what to do about the passwords that a reload has forgotten. The table is chosen again below. */
export function MissingPasswordsCard({ missing }: { missing: MissingPasswords }) {
  const { count, make } = missing;
  if (count === 0) return null;
  return <Question count={count} onMake={make} />;
}

function Question({ count, onMake }: { count: number; onMake: () => void }) {
  const had = count === 1 ? '1 student had a password' : `${count} students had passwords`;
  return (
    <Card ref={useRestoreFocus<HTMLDivElement>()} display="grid" gap="4">
      <Box as="h2" textStyle="lg">
        Passwords are missing
      </Box>
      <p>{`${had} in the table. Passwords are not kept after the page is closed. Choose the table again below, or make new ones.`}</p>
      <Button variant="outline" justifySelf="start" onClick={onMake}>
        {count === 1 ? 'Make a new password' : `Make ${count} new passwords`}
      </Button>
    </Card>
  );
}
