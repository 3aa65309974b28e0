import { getArea } from '../../session/roles.ts';
import { useSession } from '../../session/use-session.ts';
import { Box } from '../../ui/box.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { AmountProblem } from './amount-problem.tsx';
import type { RejectedFields } from './rejected-fields.ts';

interface PurchaseProblemProps {
  fields: RejectedFields;
  courseId: string;
}

/** What to do about rejected fields. The toasts with the messages of the server disappear. */
export function PurchaseProblem({ fields, courseId }: PurchaseProblemProps) {
  return (
    <Box display="grid" gap="4" p="4" bg="error.bg" borderRadius="md" textStyle="sm">
      {fields.phone && <PhoneProblem courseId={courseId} />}
      {fields.amount && <AmountProblem courseId={courseId} />}
    </Box>
  );
}

/** The phone number is that of the profile. Only students can buy, and only their profile is linked. */
function PhoneProblem({ courseId }: { courseId: string }) {
  const isStudent = getArea(useSession()?.user.role) === 'student';
  return (
    <Box display="grid" gap="3" justifyItems="start">
      <p>The phone number of your profile was not accepted. Please correct it, and then press Buy Now again.</p>
      {isStudent && (
        <ButtonLink size="sm" to="/user/profile" search={{ edit: 'phone', course: courseId }} resetScroll={false}>
          Correct my phone
        </ButtonLink>
      )}
    </Box>
  );
}
