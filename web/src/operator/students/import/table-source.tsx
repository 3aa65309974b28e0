import { Card } from '@chakra-ui/react/card';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { toCsv } from '@institute/sdk/csv';
import { type DragEvent, useRef, useState } from 'react';
import { saveFile } from '#lib/save-file.ts';
import * as text from '#text/import.ts';
import { Button } from '#ui/button.tsx';
import { FileInput } from '#ui/fields/file-input.tsx';
import { Field, TextAreaField } from '#ui/fields/text-field.tsx';
import { useSubmit } from '#ui/form/use-submit.ts';
import { useRestoreFocus } from '#ui/hooks.ts';
import { DownloadIcon } from '#ui/icons.tsx';
import { type ImportTable, importColumns, readTable, readTableFile } from './import-table.ts';

const accept = '.xlsx,.csv,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export function TableSource({ onTable }: { onTable: (table: ImportTable) => void }) {
  const [errors, setErrors] = useState<{ file?: string; text?: string }>({});
  const textRef = useRef<HTMLTextAreaElement>(null);
  const { isPending, submit } = useSubmit(async (source: File | string, { isCurrent }) => {
    setErrors({});
    const { table, error: message } = await (typeof source === 'string' ? readTable(source) : readTableFile(source));
    if (!isCurrent()) return;
    if (table) onTable(table);
    else setErrors(typeof source === 'string' ? { text: message } : { file: message });
  });
  const readFile = ([file]: FileList | []) => void (file && submit(file));
  const handleFile = (input: HTMLInputElement) => {
    readFile(input.files ?? []);
    // So that choosing the corrected file again fires a change event.
    input.value = '';
  };
  const handleDrag = (event: DragEvent) => {
    // The browser itself drops a text into the text field.
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    if (event.type === 'drop') readFile(event.dataTransfer.files);
  };
  return (
    <Card.Root ref={useRestoreFocus<HTMLDivElement>()} onDragOver={handleDrag} onDrop={handleDrag}>
      <Card.Body gap="5">
        <Flex wrap="wrap" align="center" justify="space-between" gap="3">
          <Heading textStyle="lg">{text.tableOfStudents}</Heading>
          <Button variant="outline" size="sm" onClick={saveTemplate}>
            <DownloadIcon />
            {text.downloadTemplate}
          </Button>
        </Flex>
        <Field label={text.tableFile} hint={text.tableFileHint} error={errors.file} errorRole="alert">
          {(control) => <FileInput accept={accept} onChange={({ target }) => handleFile(target)} {...control} />}
        </Field>
        <div role={errors.text ? 'alert' : undefined}>
          <TextAreaField
            ref={textRef}
            label={text.pasteTable}
            hint={text.pasteTableHint}
            error={errors.text}
            spellCheck={false}
            autoComplete="off"
          />
        </div>
        <Button colorPalette="accent" alignSelf="start" pending={isPending} onClick={() => void submit(textRef.current?.value ?? '')}>
          {text.readTable}
        </Button>
      </Card.Body>
    </Card.Root>
  );
}

function saveTemplate(): void {
  const columns = importColumns.map(({ label }) => [label, () => ''] as const);
  saveFile(new Blob([toCsv(columns, [])], { type: 'text/csv;charset=utf-8' }), 'students-template.csv');
}
