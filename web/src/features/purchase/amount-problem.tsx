import { useGetCourse } from '@institute/sdk/react';
import { useState } from 'react';
import { rupees } from '../../lib/format.ts';
import { Box } from '../../ui/box.ts';
import { Button } from '../../ui/button.tsx';
import { getPayablePrice } from '../../ui/price.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** The price may have changed since the page was loaded. */
export function AmountProblem({ courseId }: { courseId: string }) {
  const { data, isFetching, refetch } = useGetCourse({ id: courseId });
  const [isReloaded, setIsReloaded] = useState(false);
  const reload = async () => setIsReloaded((await refetch()).isSuccess);
  return (
    <Box display="grid" gap="3" justifyItems="start">
      <p role="status">
        {isReloaded && data
          ? `The price is now ${rupees(getPayablePrice(data.course))}. Please press Buy Now again.`
          : 'The amount was not accepted. The price may have changed, so please load it again.'}
      </p>
      <Button variant="outline" size="sm" pending={isFetching} onClick={() => void reload()}>
        Load the price again
      </Button>
      <p>
        If it is still not accepted, please <TextLink to="/contact-us">contact us</TextLink>. Nothing has been debited.
      </p>
    </Box>
  );
}
