import { Alert } from '@chakra-ui/react/alert';
import { Badge } from '@chakra-ui/react/badge';
import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import type { Course } from '@institute/sdk';
import { useGetCourse } from '@institute/sdk/react';
import { useState } from 'react';
import { rupees } from '#lib/format.ts';
import { getArea } from '#session/roles.ts';
import { useSession } from '#session/use-session.ts';
import * as cart from '#text/cart.ts';
import * as text from '#text/purchase.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextLink } from '#ui/links.tsx';
import { getPayablePrice, Price } from '../courses/price.tsx';
import { BuyButton, type RejectedFields, useBuy } from './use-buy.tsx';

/** The price of a course in a list beside Buy Now, or that the user has the course. The help for rejected fields is in a line below. */
export function BuyNow({ course }: { course: Course }) {
  const purchase = useBuy(course);
  const { isOwned, rejectedFields } = purchase;
  if (isOwned) {
    return (
      <Badge colorPalette="success" justifySelf="start">
        {cart.owned}
      </Badge>
    );
  }
  return (
    <>
      <Price price={course.price} discountedPrice={course.discountedPrice} />
      <BuyButton variant="outline" aria-label={text.buyNowFor(course.title)} purchase={purchase} />
      {rejectedFields && (
        <Box gridColumn="1 / -1">
          <PurchaseProblem fields={rejectedFields} courseId={course._id} />
        </Box>
      )}
    </>
  );
}

/** The help for rejected fields. The toasts with the messages of the server disappear. */
export function PurchaseProblem({ fields, courseId }: { fields: RejectedFields; courseId: string }) {
  return (
    <Alert.Root status="error" size="sm" padding="4">
      <Alert.Content gap="4">
        {fields.phone && <PhoneProblem courseId={courseId} />}
        {fields.amount && <AmountProblem courseId={courseId} />}
      </Alert.Content>
    </Alert.Root>
  );
}

/** The phone number is taken from the profile. Only students can buy, and only their profile is linked. */
function PhoneProblem({ courseId }: { courseId: string }) {
  const isStudent = getArea(useSession()?.user.role) === 'student';
  return (
    <Grid gap="3" justifyItems="start">
      <p>{text.phoneRejected}</p>
      {isStudent && (
        <ButtonLink size="sm" to="/user/profile" search={{ edit: 'phone', course: courseId }} resetScroll={false}>
          {text.correctPhone}
        </ButtonLink>
      )}
    </Grid>
  );
}

/** The price may have changed since the page was loaded. */
function AmountProblem({ courseId }: { courseId: string }) {
  const { data, isFetching, refetch } = useGetCourse({ id: courseId });
  const [isReloaded, setIsReloaded] = useState(false);
  const reload = async () => setIsReloaded((await refetch()).isSuccess);
  return (
    <Grid gap="3" justifyItems="start">
      <p role="status">{isReloaded && data ? text.priceIsNow(rupees(getPayablePrice(data.course))) : text.amountRejected}</p>
      <Button variant="outline" size="sm" pending={isFetching} onClick={() => void reload()}>
        {text.loadPrice}
      </Button>
      <p>
        {text.stillRejected((label) => (
          <TextLink to="/contact-us">{label}</TextLink>
        ))}
      </p>
    </Grid>
  );
}
