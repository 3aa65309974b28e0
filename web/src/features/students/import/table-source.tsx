import { useRef, useState } from 'react';
import { Box } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FileInput } from '../../../ui/fields/file-input.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Field } from '../../../ui/fields/text-field.tsx';
import { Flex } from '../../../ui/flex.ts';
import { useSubmit } from '../../../ui/form/use-submit.ts';
import { useMounted } from '../../../ui/hooks/use-mounted.ts';
import { useRestoreFocus } from '../../../ui/hooks/use-restore-focus.ts';
import { DownloadTemplateButton } from './download-template-button.tsx';
import { readFileText } from './read-file-text.ts';
import { type ImportTable, readTable } from './read-table.ts';

interface SourceError {
  field: 'file' | 'text';
  message: string;
}

/** Takes the table, as a file or as text that is copied from a spreadsheet. */
export function TableSource({ onTable }: { onTable: (table: ImportTable) => void }) {
  const [error, setError] = useState<SourceError>();
  const textRef = useRef<HTMLTextAreaElement>(null);
  const mounted = useMounted();
  const read = async (field: SourceError['field'], text: string) => {
    const { table, error: message } = await readTable(text);
    if (!mounted.current) return;
    if (table) onTable(table);
    else setError({ field, message });
  };
  const { isPending, submit } = useSubmit(async (source: File | string) => {
    setError(undefined);
    if (typeof source === 'string') return read('text', source);
    const { text, error: message } = await readFileText(source);
    if (message !== undefined) setError({ field: 'file', message });
    else await read('file', text);
  });
  const handleFile = (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (file) void submit(file);
    // So that choosing the corrected file again fires a change event.
    input.value = '';
  };
  const getError = (field: SourceError['field']) => (error?.field === field ? error.message : undefined);
  return (
    <Card ref={useRestoreFocus<HTMLDivElement>()} display="grid" gap="5">
      <Flex flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <Box as="h2" textStyle="lg">
          Table of students
        </Box>
        <DownloadTemplateButton />
      </Flex>
      <Field label="Table file" hint="CSV, up to 1,000 students and 2 MB" error={getError('file')} errorRole="alert">
        {(control) => <FileInput type="file" accept=".csv,.tsv,.txt,text/csv" onChange={({ target }) => handleFile(target)} {...control} />}
      </Field>
      <div role={getError('text') ? 'alert' : undefined}>
        <TextAreaField
          ref={textRef}
          label="Or paste a table"
          hint="Copy the rows in your spreadsheet, with their header row."
          error={getError('text')}
          spellCheck={false}
          autoComplete="off"
        />
      </div>
      <Button justifySelf="start" pending={isPending} onClick={() => void submit(textRef.current?.value ?? '')}>
        Read table
      </Button>
    </Card>
  );
}
