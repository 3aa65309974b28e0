import { type DragEvent, useId } from 'react';
import type { Snapshot } from '../snapshot.ts';
import { Section } from './section.tsx';
import type { MocksOfPanel } from './use-mocks.ts';

interface SavedScenarioProps {
  mocks: MocksOfPanel;
  /** Runs an action after which the app must load its data again. */
  change: (action: () => Promise<unknown>) => Promise<void>;
}

export function SavedScenario({ mocks: { control, run }, change }: SavedScenarioProps) {
  const id = useId();
  const load = (file: File | undefined) => {
    if (!file) return;
    void change(async () => control('PUT /state', parseSnapshot(await file.text())));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    load(event.dataTransfer.files[0]);
  };
  return (
    <Section title="Saved scenario">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the file field does the same with the keyboard */}
      <div className="mocks-panel-drop mocks-panel-stack" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <p className="mocks-panel-buttons">
          <button type="button" onClick={() => void run(async () => download(await control('GET /state')))}>
            Download
          </button>
        </p>
        <p className="mocks-panel-field">
          <label htmlFor={id}>Load a file</label>
          <input
            id={id}
            type="file"
            accept="application/json"
            onChange={(event) => {
              load(event.target.files?.[0]);
              // The same file can be chosen again.
              event.target.value = '';
            }}
          />
        </p>
        <p>Or drop it here.</p>
      </div>
    </Section>
  );
}

/** Only JSON: the mocks check the rest. */
function parseSnapshot(text: string): Snapshot {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('This file is not JSON.');
  }
}

function download(snapshot: Snapshot): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(snapshot, undefined, 2)], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: 'mocks-scenario.json' }).click();
  // Some browsers read the URL after the click, so revoking it at once cancels the download.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
