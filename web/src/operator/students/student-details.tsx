import { DataList } from '@chakra-ui/react/data-list';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import type { Student } from '@institute/sdk';
import { dashDate } from '#lib/dates.ts';
import { callUrl } from '#lib/phone-links.ts';
import * as common from '#text/common.ts';
import * as text from '#text/students.ts';
import * as userFields from '#text/user-fields.ts';
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { Modal } from '#ui/dialog/dialogs.tsx';
import { MailIcon, PhoneIcon } from '#ui/icons.tsx';
import { NoTranslate } from '#ui/no-translate.tsx';
import { getPinCode, stateOptions } from '#ui/user-fields/parse-user-fields.ts';
import { WhatsappLink } from '../records/whatsapp-link.tsx';

/** The text explains the three names of the roll number in the product. */
export function StudentDetailsList({ student }: { student: Student }) {
  const { fullName, email, phone, rollNo, dob, fatherName, state, city, village } = student;
  const items = {
    [userFields.fullName]: fullName,
    [common.email]: email,
    [text.mobile]: phone,
    [text.registerNo]: rollNo,
    ...(dob && { [userFields.dateOfBirth]: dashDate(dob) }),
    ...(fatherName?.trim() && { [userFields.fatherName]: fatherName }),
    [common.state]: stateOptions.find(({ value }) => value === state)?.label ?? state,
    [common.city]: city,
    [userFields.village]: village,
    [userFields.pincode]: getPinCode(student),
  };
  return (
    <>
      <DataList.Root orientation="horizontal">
        {Object.entries(items).map(([term, value]) => (
          <DataList.Item key={term}>
            <DataList.ItemLabel>{term}</DataList.ItemLabel>
            <DataList.ItemValue>
              <NoTranslate>{String(value ?? '').trim() || '-'}</NoTranslate>
            </DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
      <Text textStyle="sm" color="fg.muted">
        {text.sameNumber}
      </Text>
    </>
  );
}

/** A link without an address is left out. */
export function StudentContact({ student }: { student: Student }) {
  const { fullName, phone, email } = student;
  const href = callUrl(phone);
  if (!href && !email) return null;
  return (
    // The three links fit into one line of a phone.
    <Flex wrap="wrap" gap="1.5" css={{ '& > a': { paddingInline: '2' } }}>
      {href && (
        <ButtonAnchor href={href} variant="outline" size="sm" aria-label={text.callStudent(fullName)}>
          <PhoneIcon />
          <span>{text.call}</span>
        </ButtonAnchor>
      )}
      <WhatsappLink student={student} />
      {email && (
        <ButtonAnchor href={`mailto:${email}`} variant="outline" size="sm" aria-label={text.emailStudent(fullName)}>
          <MailIcon />
          <span>{common.email}</span>
        </ButtonAnchor>
      )}
    </Flex>
  );
}

export function StudentDetailsDialog({ student, onClose }: { student: Student; onClose: () => void }) {
  return (
    <Modal title={text.studentDetails} onClose={onClose}>
      <StudentDetailsList student={student} />
      <Flex wrap="wrap" gap="3" align="center" justify="space-between">
        <StudentContact student={student} />
        <ButtonLink to="/franchise/students/$id" params={{ id: student._id }} size="sm">
          {text.openStudentPage}
        </ButtonLink>
      </Flex>
    </Modal>
  );
}
