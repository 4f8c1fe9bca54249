import { useState } from 'react';
import { Amount } from '../amount/amount.tsx';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { Card, TreasurePanel } from '../card/card.tsx';
import { Carousel } from '../carousel/carousel.tsx';
import { Icon } from '../icon/icon.tsx';
import { Marquee } from '../marquee/marquee.tsx';
import { Picture } from '../picture/picture.tsx';
import { SectionHeading } from '../section-heading/section-heading.tsx';
import { Tag } from '../tag/tag.tsx';
import { Tile, TileSkeleton } from '../tile/tile.tsx';
import { type SceneName, sceneImage } from './gallery-art.tsx';
import { GallerySection, Specimen } from './gallery-section.tsx';

const BANNER = { width: 716, height: 380 };
const PORTRAIT = { width: 216, height: 288 };
const CAROUSEL_WORDS = {
  label: 'Offers',
  carousel: 'carousel',
  slide: 'slide',
  position: (position: number, count: number) => `${position} of ${count}`,
  pause: 'Pause the offers',
  play: 'Play the offers',
};
const NEWS = [
  { id: '1', content: 'Sakura season in the point mall: new gifts from 2,000 points' },
  { id: '2', content: 'Treasure Vault has a new winner' },
];
const BANNERS: readonly { id: SceneName; title: string; text: string }[] = [
  { id: 'lantern', title: 'Night market welcome', text: 'Double your first deposit' },
  { id: 'tide', title: 'Dragon Tide week', text: 'Ten prizes every evening' },
  { id: 'sakura', title: 'Blossom gifts', text: 'Collect petals, choose a gift' },
];

export function GalleryContent() {
  return (
    <GallerySection number="04" title="Content">
      <Specimen name="Carousel: plain HTML first, then loop, autoplay, pause">
        <Carousel words={CAROUSEL_WORDS} autoplayMs={5_000} slides={BANNERS.map(bannerSlide)} />
      </Specimen>
      <Specimen name="Marquee">
        <Marquee
          items={NEWS}
          label="News"
          pauseLabel="Pause news"
          playLabel="Play news"
          previousLabel="Previous news"
          nextLabel="Next news"
        />
      </Specimen>
      <div>
        <SectionHeading title="Hot tonight" more={{ href: '#all', text: 'All 12' }} />
        <Tiles />
      </div>
      <Specimen name="Treasure panel">
        <TreasurePanel>
          <p className="flex items-center gap-2 font-bold text-xs">
            <Icon name="star-filled" className="size-4 text-gold" /> Treasure Vault · Grand
          </p>
          <Amount amount="2,846,190.40" symbol="¥" tone="treasure" size="huge" />
        </TreasurePanel>
      </Specimen>
      <Specimen name="Card with rows">
        <Card isFlush>
          <Winner name="ha***7" game="Maneki Triple" amount="48,200.00" />
          <Winner name="mi***k" game="Sakura 243" amount="19,875.00" />
        </Card>
      </Specimen>
      <Specimen name="Tags and head icons">
        <div className="flex flex-wrap items-center gap-2">
          <Tag>Plain</Tag>
          <Tag tone="success">New</Tag>
          <Tag tone="gold">Jackpot</Tag>
          <Tag tone="danger">Refused</Tag>
          <Tag tone="primary">Hot</Tag>
        </div>
        <div className="flex items-center gap-4">
          <Avatar name="Sakura" image={sceneImage('sakura', BANNER)} size="large" isRinged />
          <Avatar name="Sakura" image={sceneImage('tide', BANNER)} />
          <Avatar name="Guest" size="small" />
        </div>
      </Specimen>
    </GallerySection>
  );
}

function bannerSlide({ id, title, text }: (typeof BANNERS)[number]) {
  const content = (
    <div className="relative aspect-358/190">
      <Picture image={sceneImage(id, BANNER)} alt="" isUrgent className="absolute inset-0" />
      <div className="absolute inset-0 grid content-center justify-items-start gap-1 bg-linear-to-r from-black/60 to-transparent px-5 pb-6 text-white">
        <p className="max-w-[60%] font-display font-extrabold text-lg leading-tight">{title}</p>
        <p className="text-sm">{text}</p>
        <Button kind="gold" size="small" className="mt-2">
          See the offer
        </Button>
      </div>
    </div>
  );
  return { id, content };
}

function Tiles() {
  const [isLoved, setIsLoved] = useState(true);
  const favourite = { isOn: isLoved, label: 'Favourite', onToggle: () => setIsLoved(!isLoved) };
  return (
    <div className="grid grid-cols-3 gap-x-2.5 gap-y-4">
      <Tile
        name="Maneki Triple"
        notes={[{ text: 'Return 95.83 %' }]}
        image={sceneImage('lantern', PORTRAIT)}
        favourite={favourite}
        href="#game"
      />
      <Tile
        name="Dragon Tide 20"
        notes={[{ text: 'Return 96.37 %' }]}
        image={sceneImage('tide', PORTRAIT)}
        tag={{ text: 'NEW' }}
        second={{ text: 'Free', label: 'Play Dragon Tide 20 for free', href: '#free' }}
        href="#game"
      />
      <Tile
        name="The longest name that a game on this site has"
        image={sceneImage('sakura', PORTRAIT)}
        href="#game"
      />
      <Tile
        name="Art that failed"
        image={{ path: '/absent.webp', ...PORTRAIT, placeholder: '#31205e' }}
        fallback={sceneImage('lantern', PORTRAIT).path}
        href="#game"
      />
      <TileSkeleton />
      <TileSkeleton noteLines={2} />
    </div>
  );
}

type WinnerProps = { readonly name: string; readonly game: string; readonly amount: string };

function Winner({ name, game, amount }: WinnerProps) {
  return (
    <div className="flex items-center gap-3 px-4 py-2.5">
      <Avatar name="" size="small" image={sceneImage('lantern', PORTRAIT)} />
      <p className="min-w-0 flex-1 leading-tight">
        {name}
        <small className="block text-faint text-xs">{game}</small>
      </p>
      <Amount amount={amount} symbol="¥" tone="gold" />
    </div>
  );
}
