/** The bodies of successes. */
export class Bodies {
  /** From before the writes of a run, by operation and token, so that no link takes a record that the run itself has made. */
  readonly #first = new Map<string, Map<string | null, unknown>>();
  readonly latest = new Map<string, unknown>();

  add(id: string, token: string | null, body: unknown): void {
    const byToken = this.#first.get(id) ?? new Map<string | null, unknown>();
    this.#first.set(id, byToken);
    if (!byToken.has(token)) byToken.set(token, body);
    this.latest.set(id, body);
  }

  /** An id of the server; empty if it has not shown one. */
  sampleId(): string {
    const bodies = [...this.#first.values()].flatMap((byToken) => [...byToken.values()]);
    for (const body of bodies) {
      const id = /"_id":"?([^",}]+)/.exec(JSON.stringify(body) ?? '')?.[1];
      if (id) return id;
    }
    return '';
  }

  /** The first that this sender has seen, or else another. */
  first(id: string, token: string | null): unknown {
    const byToken = this.#first.get(id);
    return byToken?.has(token) ? byToken.get(token) : byToken?.values().next().value;
  }
}
