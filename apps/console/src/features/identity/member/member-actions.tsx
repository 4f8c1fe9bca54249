import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMay } from '#platform/self.ts';
import type { Member } from '../queries.ts';
import { AdjustDialog } from './adjust-dialog.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { ForceOutDialog } from './force-out-dialog.tsx';
import { HeadPictureDialog } from './head-picture-dialog.tsx';
import { ownPictureOf } from './own-picture.ts';

type Act = 'block' | 'forceOut' | 'adjust' | 'removePicture';

/** What an operator of this role can do about a member; nothing, where they may only look. */
export function MemberActions({ member }: { readonly member: Member }) {
  const t = useTranslations();
  const [act, setAct] = useState<Act>();
  const mayBlock = useMay('blockMembers');
  const mayChange = useMay('changeMembers');
  const mayAdjust = useMay('adjustBalances');
  const mayAudit = useMay('readAudit');
  const close = () => setAct(undefined);
  if (!mayBlock && !mayChange && !mayAdjust && !mayAudit) return null;
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button variant="default">{t('member.actions')}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {mayAdjust && (
            <Menu.Item onClick={() => setAct('adjust')}>{t('memberActs.adjust')}</Menu.Item>
          )}
          {mayChange && (
            <Menu.Item onClick={() => setAct('forceOut')}>{t('memberActs.forceOut')}</Menu.Item>
          )}
          {mayChange && ownPictureOf(member) && (
            <Menu.Item onClick={() => setAct('removePicture')}>
              {t('memberActs.removePicture')}
            </Menu.Item>
          )}
          {mayBlock && (
            <Menu.Item
              {...(!member.block && { className: 'harmful' })}
              onClick={() => setAct('block')}
            >
              {t(member.block ? 'memberActs.unblock' : 'memberActs.block')}
            </Menu.Item>
          )}
          {mayAudit && (
            <Menu.Item component={Link} to={`/audit?subject=member+${member.id}`}>
              {t('member.history')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <BlockDialog member={member} isOpen={act === 'block'} onClose={close} />
      <ForceOutDialog member={member} isOpen={act === 'forceOut'} onClose={close} />
      <HeadPictureDialog member={member} isOpen={act === 'removePicture'} onClose={close} />
      <AdjustDialog member={member} isOpen={act === 'adjust'} onClose={close} />
    </>
  );
}
