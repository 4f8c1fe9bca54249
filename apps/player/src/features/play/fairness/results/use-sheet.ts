import { useEffect, useState } from 'react';

/** The address of a game's symbols once they are loaded; letters stand in until then, and where they fail. */
export function useSheet(gameId: string): string | undefined {
  const address = `/games/art/${gameId}/symbols.webp`;
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    const image = new Image();
    image.onload = () => setLoaded(address);
    image.src = address;
    return () => {
      image.onload = null;
    };
  }, [address]);
  return loaded === address ? address : undefined;
}
