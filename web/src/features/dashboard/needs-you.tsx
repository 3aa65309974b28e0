import { useViewer } from '#session/use-session.ts';
import { Box } from '#ui/box.ts';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Line, NeedList } from './need-list.tsx';
import { useNeeds } from './use-needs.ts';

/** What waits for the operator now, with links to the lists. */
export function NeedsYou() {
  const viewer = useViewer();
  // Only narrows the type: the guard renders this section after the profile has loaded.
  return viewer.status === 'success' ? <Needs userId={viewer.user._id} /> : null;
}

function Needs({ userId }: { userId: string }) {
  const { isLoading, hasFailed, counts } = useNeeds(userId);
  const isDone = Object.values(counts).every((count) => !count);
  // Without all reads it is not known that nothing waits.
  if (!isLoading && isDone && hasFailed) return null;
  return (
    <Card as="section" aria-labelledby="needs-you" aria-busy={isLoading || undefined} mt="6">
      <Box as="h2" id="needs-you" textStyle="lg" mb="2">
        Needs you
      </Box>
      {isLoading ? <NeedsSkeleton /> : isDone ? <p>Nothing is waiting for you. Have a good day!</p> : <NeedList counts={counts} />}
    </Card>
  );
}

/** As high as the whole list, which appears at once, so no line moves. */
function NeedsSkeleton() {
  return Array.from({ length: 5 }, (_, index) => (
    <Line as="div" key={index} alignItems="center">
      <Skeleton height="6" />
    </Line>
  ));
}
