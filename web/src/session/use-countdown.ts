import { useEffect, useEffectEvent, useState } from 'react';

/** Seconds left, from `seconds` to 0. Calls `onEnd` once at 0, also after the device has slept past the end. */
export function useCountdown(seconds: number, onEnd: () => void): number {
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  const handleEnd = useEffectEvent(onEnd);
  useEffect(() => {
    const deadline = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((deadline - performance.now()) / 1000));
      setSecondsLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      handleEnd();
    }, 250);
    return () => clearInterval(timer);
  }, [seconds]);
  return secondsLeft;
}
