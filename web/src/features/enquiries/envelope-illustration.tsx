const petals = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5];

/** A letter with a marigold sun, half out of its envelope. */
export function EnvelopeIllustration() {
  return (
    <svg viewBox="0 0 480 200" width="100%" height="200" preserveAspectRatio="xMidYMax meet" role="presentation" focusable="false">
      <path d="M120 92l120-72 120 72v120H120z" fill="#136378" />
      <rect x="150" y="36" width="180" height="176" rx="10" fill="#fffcf6" />
      <Sun />
      <path d="M182 136h116M182 156h84" stroke="#a3d2de" strokeWidth="7" strokeLinecap="round" />
      <path d="M120 92l120 80 120-80v120H120z" fill="#0d5063" />
      <path d="M120 92l120 80 120-80" fill="none" stroke="#1e7a92" strokeWidth="4" strokeLinejoin="round" />
      <path
        d="M56 150c8-18 18-18 26 0s18 18 26 0M372 66c8-18 18-18 26 0s18 18 26 0"
        fill="none"
        stroke="#1e7a92"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  );
}

function Sun() {
  return (
    <>
      <g fill="#ee9f14">
        {petals.map((petal) => (
          <path key={petal} d="M240 48c5 8 5 15 0 24-5-9-5-16 0-24z" transform={`rotate(${petal * 16} 240 108)`} />
        ))}
      </g>
      <path d="M212 112a28 28 0 0156 0z" fill="#fbb632" />
    </>
  );
}
