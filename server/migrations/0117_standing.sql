-- What views of all agents tell of a run: four members of its overall figure, which stands among figures that are a
-- hundred times as long. A trigger keeps them, so that they are right whichever release of the program writes the
-- figures. Runs that ended before this have none, and are read as before.
alter table evaluations add column standing json;

create function keep_standing() returns trigger language plpgsql as $$
begin
  new.standing := case when new.figures -> 'overall' is not null then json_build_object(
    'score', new.figures #> '{overall,score}', 'low', new.figures #> '{overall,low}',
    'high', new.figures #> '{overall,high}', 'reason', new.figures #> '{overall,reason}') end;
  return new;
end $$;
create trigger keep_standing before insert or update of figures on evaluations
  for each row execute function keep_standing();
