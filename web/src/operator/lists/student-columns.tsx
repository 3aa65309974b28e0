import type { Student } from '@institute/sdk';
import * as common from '#text/common.ts';
import { PhoneLink } from '#ui/contact-link.tsx';
import type { RowStatus } from '#ui/status.tsx';
import { CellText, type Column, RowLink, textColumn } from './columns.tsx';

type Named = Pick<Student, '_id' | 'fullName'>;

const getName = ({ fullName }: Named) => fullName;

export const studentNameColumn = (header: string): Column<Named> => ({
  ...textColumn(header, getName, { id: 'name', minWidth: 96 }),
  cell: ({ _id, fullName }) => (
    <RowLink to="/franchise/students/$id" params={{ id: _id }}>
      <CellText>{fullName}</CellText>
    </RowLink>
  ),
});

export const studentIdColumn: Column<Pick<Student, 'rollNo'>> = textColumn(common.studentId, ({ rollNo }) => rollNo, {
  id: 'student-id',
  card: 'detail',
  minWidth: 104,
  unbroken: true,
});

export const phoneColumn: Column<Pick<Student, 'phone'>> = {
  header: common.phone,
  card: 'detail',
  minWidth: 100,
  cell: ({ phone }) => <PhoneLink phone={phone} />,
  text: ({ phone }) => String(phone ?? ''),
};

export const activeStudent: RowStatus = { value: 'active', label: common.studentActive, tone: 'success' };
export const endedStudent: RowStatus = { value: 'ended', label: common.studentEnded };

export const getStudentStatus = ({ isActive }: Pick<Student, 'isActive'>) => (isActive ? activeStudent : endedStudent);

export const getStudentSearchText = ({ fullName, phone, rollNo }: Student) => [fullName, phone, rollNo].join('\n');
