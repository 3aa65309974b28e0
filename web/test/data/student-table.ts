/** A table as operators keep it: its columns have other names than the fields of the form, and one column is not used. */
const headers = [
  ...['Sr. No.', 'Name', 'E-mail ID', 'Mobile No.', "Father's Name", 'DOB', 'Sex'],
  ...['State', 'City', 'Village', 'Pin Code', 'Batch'],
];

export interface ImportedStudent {
  email: string;
  phone: string;
  /** The texts of the student's row. */
  cells: string[];
}

/** Rows of students who are not in the mocks. `changes` are texts by the header of their column. */
export function createStudents(count: number, changes: readonly Record<string, string>[] = []): ImportedStudent[] {
  return Array.from({ length: count }, (_, index) => {
    const [email, phone] = [`new${index + 1}@example.com`, `12350${String(index + 1).padStart(5, '0')}`];
    const texts: Record<string, string> = {
      'Sr. No.': String(index + 1),
      Name: index === 0 ? 'Asha Kumari' : `छात्र ${index + 1}`,
      'E-mail ID': email,
      'Mobile No.': phone,
      "Father's Name": 'Mohan Prasad',
      DOB: '09-03-2005',
      Sex: index % 2 === 0 ? 'F' : 'male',
      State: 'Bihar',
      City: 'Patna',
      Village: 'Danapur',
      'Pin Code': '800001',
      Batch: 'सुबह का बैच',
      ...changes[index],
    };
    return { email, phone, cells: headers.map((header) => texts[header] ?? '') };
  });
}

/** The table of the students as a spreadsheet copies it. */
export function toTable(students: readonly ImportedStudent[]): string {
  return [headers, ...students.map(({ cells }) => cells)].map((cells) => cells.join('\t')).join('\n');
}
