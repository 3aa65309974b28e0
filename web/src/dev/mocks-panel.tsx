import './mocks-panel.css';
import { runningMocks, type ScenarioName, scenarios } from '@institute/mocks/browser';
import { type KeyboardEvent, useRef, useState } from 'react';
import { type AccountKey, accountLabels, currentAccount, signInAs } from './accounts.ts';
import { SelectField } from './select-field.tsx';

const scenarioNames = Object.keys(scenarios) as ScenarioName[];
const scenarioLabels: Record<string, string> = {
  '': 'The seed',
  ...Object.fromEntries(scenarioNames.map((name) => [name, scenarios[name].description])),
};
const latencyLabels = { '0': 'None', '500': 'Half a second', '2000': 'Two seconds', '10000': 'Ten seconds' };
const failureLabels = { '0': 'None', '0.1': 'One call in ten', '0.5': 'Every second call', '1': 'Every call' };

/** Changes the settings of the mocks while the app runs. Not part of a production build. */
export default function MocksPanel() {
  const [isOpen, setIsOpen] = useState(false);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    triggerRef.current?.focus();
  };
  return (
    <section className="mocks-panel" aria-label="Mocks" onKeyDown={closeOnEscape}>
      {isOpen && <Controls />}
      <button ref={triggerRef} type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Mocks
      </button>
    </section>
  );
}

/** A change of account or scenario reloads the page, because the app has loaded its data by then. */
function Controls() {
  const { store } = runningMocks();
  const [settings, setSettings] = useState(store.state.settings);
  const updateSettings = async (change: { latencyMs?: number; failureRate?: number }) => {
    await store.updateSettings(change);
    setSettings(store.state.settings);
  };
  return (
    <div className="mocks-panel-controls">
      <SelectField
        label="Account"
        value={currentAccount()}
        options={accountLabels}
        onChange={(account: AccountKey) => {
          signInAs(account);
          location.reload();
        }}
      />
      <SelectField
        label="Scenario"
        value={String(settings.scenario ?? '')}
        options={scenarioLabels}
        onChange={async (selected) => {
          await store.setScenario(scenarioNames.find((name) => name === selected));
          location.reload();
        }}
      />
      <SelectField
        label="Latency"
        value={String(settings.latencyMs)}
        options={latencyLabels}
        onChange={(latency) => updateSettings({ latencyMs: Number(latency) })}
      />
      <SelectField
        label="Failures"
        value={String(settings.failureRate)}
        options={failureLabels}
        onChange={(rate) => updateSettings({ failureRate: Number(rate) })}
      />
      <button
        type="button"
        onClick={async () => {
          await store.reset();
          signInAs('guest');
          location.reload();
        }}
      >
        Reset
      </button>
    </div>
  );
}
