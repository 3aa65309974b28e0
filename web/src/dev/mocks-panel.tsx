import './mocks-panel.css';
import { runningMocks, type ScenarioName, scenarios } from '@institute/mocks/browser';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Choice } from './choice.tsx';
import { currentPerson, type PersonName, people, signInAs } from './people.ts';

const names = Object.keys(scenarios) as ScenarioName[];
const worlds: Record<string, string> = { '': 'The seed', ...Object.fromEntries(names.map((name) => [name, scenarios[name].about])) };
const latencies = { '0': 'None', '500': 'Half a second', '2000': 'Two seconds', '10000': 'Ten seconds' };
const failures = { '0': 'None', '0.1': 'One call in ten', '0.5': 'Every second call', '1': 'Every call' };

/** Turns the mocks while the app runs. Changes of the world reload the page; nothing of it is in a production build. */
export default function MocksPanel() {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    trigger.current?.focus();
  };
  return (
    <section className="mocks-panel" aria-label="Mocks" onKeyDown={closeOnEscape}>
      {open && <Controls />}
      <button ref={trigger} type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        Mocks
      </button>
    </section>
  );
}

function Controls() {
  const { store } = runningMocks();
  const [settings, setSettings] = useState(store.state.settings);
  const turn = async (change: { latencyMs?: number; failureRate?: number }) => {
    await store.turn(change);
    setSettings(store.state.settings);
  };
  return (
    <div className="mocks-panel-controls">
      <Choice
        label="Person"
        value={currentPerson()}
        choices={people}
        onChoose={(person: PersonName) => {
          signInAs(person);
          location.reload();
        }}
      />
      <Choice
        label="World"
        value={String(settings.scenario ?? '')}
        choices={worlds}
        onChoose={async (name) => {
          await store.use(names.find((known) => known === name));
          location.reload();
        }}
      />
      <Choice
        label="Latency"
        value={String(settings.latencyMs)}
        choices={latencies}
        onChoose={(latency) => turn({ latencyMs: Number(latency) })}
      />
      <Choice
        label="Failures"
        value={String(settings.failureRate)}
        choices={failures}
        onChoose={(share) => turn({ failureRate: Number(share) })}
      />
      <button
        type="button"
        onClick={async () => {
          await store.reset();
          signInAs('nobody');
          location.reload();
        }}
      >
        Reset
      </button>
    </div>
  );
}
