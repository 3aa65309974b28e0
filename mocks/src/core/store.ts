import type { Db } from '../db/db.ts';
import { seed } from '../db/seed/index.ts';
import { type ScenarioName, scenarios } from '../scenarios/index.ts';
import { defaultSettings, type Settings } from './settings.ts';

/** Everything that survives a reload. */
export interface State {
  db: Db;
  settings: Settings;
}

/** Where the state is stored between reloads. */
export interface StateStorage {
  /** Resolves with undefined when nothing is stored. */
  load(): Promise<State | undefined>;
  save(state: State): Promise<void>;
}

/** The state in memory, loaded once and saved after every mutation. */
export class Store {
  /** Read it again after every `await`, because the store replaces it. Tests may change it directly. */
  state: State;
  /** Resolves when the stored state is loaded. */
  readonly ready: Promise<void>;
  #saving: Promise<void> = Promise.resolve();
  #queued: Promise<void> | undefined;

  constructor(
    private readonly storage?: StateStorage,
    scenario?: ScenarioName,
  ) {
    this.state = initialState(scenario);
    this.ready = this.reload();
  }

  /** Loads the stored state, for example after another tab saved it. */
  async reload(): Promise<void> {
    const stored = await this.storage?.load();
    if (stored) this.state = stored;
  }

  /** Resolves when all changes so far are stored. Calls during a save share the next one. */
  save(): Promise<void> {
    const { storage } = this;
    if (!storage) return Promise.resolve();
    // The caller of a failed save gets its error, and the next save runs anyway.
    const previous = this.#saving.catch(() => undefined);
    this.#queued ??= previous.then(() => {
      this.#queued = undefined;
      this.#saving = storage.save(this.state);
      return this.#saving;
    });
    return this.#queued;
  }

  /** Returns to the seed and to the default settings, in a scenario if one is given. */
  async reset(scenario?: ScenarioName): Promise<void> {
    this.state = initialState(scenario);
    await this.save();
  }

  /** Switches the scenario. The data stays, unless the old or the new scenario has data of its own. */
  async setScenario(scenario: ScenarioName | undefined): Promise<void> {
    const { settings, db } = this.state;
    if (settings.scenario === scenario) return;
    const hasOwnData = [settings.scenario, scenario].some((name) => name && scenarios[name].changeDb);
    this.state = { db: hasOwnData ? initialDb(scenario) : db, settings: { ...settings, scenario } };
    await this.save();
  }

  /** Changes latency and failure rate; the scenario stays. */
  async updateSettings(change: Partial<Pick<Settings, 'latencyMs' | 'failureRate'>>): Promise<void> {
    this.state = { ...this.state, settings: { ...this.state.settings, ...change } };
    await this.save();
  }
}

function initialState(scenario: ScenarioName | undefined): State {
  return { db: initialDb(scenario), settings: { ...defaultSettings, scenario } };
}

function initialDb(scenario: ScenarioName | undefined): Db {
  const db = seed();
  if (scenario) scenarios[scenario].changeDb?.(db);
  return db;
}
